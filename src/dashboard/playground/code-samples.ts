export interface CodeSample {
  id: string;
  name: string;
  code: string;
}

/** Returns an API request as shell, TypeScript and Python code; the strings in it are quoted for each language. */
export function codeSamples(url: string, body: object): CodeSample[] {
  return [
    { id: 'curl', name: 'curl', code: curl(url, body) },
    { id: 'typescript', name: 'TypeScript', code: typescript(url, body) },
    { id: 'python', name: 'Python', code: python(url, body) },
  ];
}

function curl(url: string, body: object): string {
  const json = JSON.stringify(body).replaceAll(`'`, String.raw`'\''`);
  return [
    `curl ${url} \\`,
    `  -H "Authorization: Bearer $COPYDESK_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${json}'`,
  ].join('\n');
}

function typescript(url: string, body: object): string {
  const literal = JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.COPYDESK_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify(${literal}),
});
const { data } = await response.json();
process.stdout.write(data.content);`;
}

/** The values of a body are strings, numbers, lists and objects, whose JSON is a Python literal too. */
function python(url: string, body: object): string {
  const literal = JSON.stringify(body, null, 4).replaceAll('\n', '\n    ');
  return `import os
import requests

response = requests.post(
    ${JSON.stringify(url)},
    headers={"Authorization": f"Bearer {os.environ['COPYDESK_KEY']}"},
    json=${literal},
)
response.raise_for_status()
print(response.json()["data"]["content"])`;
}
