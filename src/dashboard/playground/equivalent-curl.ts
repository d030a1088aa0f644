/** The request that does the same through the API, to paste into a shell. */
export function equivalentCurl(publicUrl: string, path: string, body: object): string {
  const json = JSON.stringify(body).replaceAll(`'`, String.raw`'\''`);
  return [
    `curl ${publicUrl}${path} \\`,
    `  -H "Authorization: Bearer $COPYDESK_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${json}'`,
  ].join('\n');
}
