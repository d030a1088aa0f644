/** Returns the equivalent API request as a shell command. */
export function equivalentCurl(publicUrl: string, path: string, body: object): string {
  const json = JSON.stringify(body).replaceAll(`'`, String.raw`'\''`);
  return [
    `curl ${publicUrl}${path} \\`,
    `  -H "Authorization: Bearer $COPYDESK_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${json}'`,
  ].join('\n');
}
