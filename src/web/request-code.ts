/** A request to the API that is shown as code. */
export interface CodeRequest {
  method: string;
  /** Below the origin, such as `/v1/jobs/job_…`. */
  path: string;
  contentType: string | null;
  /** What the body holds; null if there is none. */
  body: object | null;
  /** How the caller is authenticated. */
  credential: 'key' | 'client' | 'none';
  /** Whether the code prints only the written text instead of the whole response. */
  printsText?: boolean;
}

export interface CodeSample {
  language: 'curl' | 'TypeScript' | 'Python';
  code: string;
}

/** Returns a request as shell, TypeScript and Python code; the strings in it are quoted for each language. */
export function requestCode(origin: string, request: CodeRequest): CodeSample[] {
  const url = origin + request.path;
  return [
    { language: 'curl', code: curl(url, request) },
    { language: 'TypeScript', code: typescript(url, request) },
    { language: 'Python', code: python(url, request) },
  ];
}

function curl(url: string, { method, body, contentType, credential }: CodeRequest): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`];
  if (credential === 'key') lines.push(`-H "Authorization: Bearer $COPYDESK_API_KEY"`);
  if (credential === 'client') lines.push(`-u "$CLIENT_ID:$CLIENT_SECRET"`);
  if (body && isForm(contentType))
    for (const [name, value] of Object.entries(body))
      lines.push(`--data-urlencode ${quoted(`${name}=${String(value)}`)}`);
  else if (body)
    lines.push(`-H 'Content-Type: ${contentType}'`, `-d ${quoted(JSON.stringify(body, null, 2))}`);
  return lines.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll(`'`, String.raw`'\''`)}'`;
}

function typescript(url: string, { method, body, contentType, credential, printsText }: CodeRequest): string {
  const headers = [];
  if (credential === 'key') headers.push('authorization: `Bearer ${process.env.COPYDESK_API_KEY}`,');
  if (credential === 'client')
    headers.push('authorization: `Basic ${btoa(`${process.env.CLIENT_ID}:${process.env.CLIENT_SECRET}`)}`,');
  if (body && !isForm(contentType)) headers.push(`'content-type': '${contentType}',`);
  const options = [];
  if (method !== 'GET') options.push(`method: '${method}',`);
  if (headers.length > 0) options.push('headers: {', ...headers.map((line) => `  ${line}`), '},');
  if (body) {
    const literal = JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
    options.push(`body: ${isForm(contentType) ? 'new URLSearchParams' : 'JSON.stringify'}(${literal}),`);
  }
  const init = options.length > 0 ? `, {\n${options.map((line) => `  ${line}\n`).join('')}}` : '';
  const print = printsText
    ? 'const { data } = await response.json();\nprocess.stdout.write(data.content);'
    : 'process.stdout.write(await response.text());';
  return `const response = await fetch(${JSON.stringify(url)}${init});\n${print}`;
}

function python(url: string, { method, body, contentType, credential, printsText }: CodeRequest): string {
  const options = [JSON.stringify(url)];
  if (credential === 'key')
    options.push(`headers={"Authorization": f"Bearer {os.environ['COPYDESK_API_KEY']}"}`);
  if (credential === 'client') options.push(`auth=(os.environ["CLIENT_ID"], os.environ["CLIENT_SECRET"])`);
  if (body) options.push(`${isForm(contentType) ? 'data' : 'json'}=${pythonLiteral(body, '    ')}`);
  const imports = credential === 'none' ? 'import requests' : 'import os\nimport requests';
  const print = printsText
    ? 'response.raise_for_status()\nprint(response.json()["data"]["content"])'
    : 'print(response.status_code, response.text)';
  return `${imports}

response = requests.${method.toLowerCase()}(
${options.map((line) => `    ${line},\n`).join('')})
${print}`;
}

/** Returns a Python literal: JSON with `True`, `False` and `None`. */
function pythonLiteral(value: unknown, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => pythonLiteral(each, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${pythonLiteral(each, inner)}`);
  const [start, end] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${start}${end}`;
  return `${start}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${end}`;
}

function isForm(contentType: string | null): boolean {
  return contentType === 'application/x-www-form-urlencoded';
}
