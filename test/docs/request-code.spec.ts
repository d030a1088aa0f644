import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { requestCode, type CodeRequest } from '../../src/web/request-code.js';

const TEXT = `It's "so" \\ $HOME $(id) \`id\` \${x} é 😀\n'; exit 1; '`;
const URL_BASE = 'http://localhost';

const json: CodeRequest = {
  method: 'PATCH',
  path: '/v1/things/1',
  contentType: 'application/json',
  body: { text: TEXT, yes: true, no: false, none: null, list: [1, {}], empty: [] },
  credential: 'key',
};
const form: CodeRequest = {
  method: 'POST',
  path: '/oauth/token',
  contentType: 'application/x-www-form-urlencoded',
  body: { grant_type: TEXT },
  credential: 'client',
};
const codeOf = (language: string, request: CodeRequest) =>
  requestCode(URL_BASE, request).find((each) => each.language === language)!.code;

/** What curl is called with. */
function curlArguments(request: CodeRequest): string[] {
  const script = `curl() { for each; do printf '%s\\0' "$each"; done; }\n${codeOf('curl', request)}`;
  const env = { COPYDESK_API_KEY: 'key', CLIENT_ID: 'id', CLIENT_SECRET: 'secret', PATH: process.env.PATH };
  return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8', env }).split('\0').slice(0, -1);
}

/** What `fetch` is called with. */
async function fetched(request: CodeRequest) {
  const sent: { url: string; method?: string; headers?: object; body?: unknown }[] = [];
  const fetch = (url: string, init: object) => {
    sent.push({ url, ...init });
    return { text: () => '' };
  };
  const process = {
    env: { COPYDESK_API_KEY: 'key', CLIENT_ID: 'id', CLIENT_SECRET: 'secret' },
    stdout: { write: () => true },
  };
  const run = new Function('fetch', 'process', `return (async () => {${codeOf('TypeScript', request)}})()`);
  await run(fetch, process);
  return sent;
}

describe('the code of a documented request', () => {
  it('sends it with curl', () => {
    const sent = curlArguments(json);
    expect(sent.slice(0, -1)).toEqual([
      '-X',
      'PATCH',
      'http://localhost/v1/things/1',
      '-H',
      'Authorization: Bearer key',
      '-H',
      'Content-Type: application/json',
      '-d',
    ]);
    expect(JSON.parse(sent.at(-1)!)).toEqual(json.body);
    expect(curlArguments(form).slice(3)).toEqual([
      '-u',
      'id:secret',
      '--data-urlencode',
      `grant_type=${TEXT}`,
    ]);
  });

  it('sends it with fetch', async () => {
    expect(await fetched(json)).toEqual([
      {
        url: 'http://localhost/v1/things/1',
        method: 'PATCH',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        body: JSON.stringify(json.body),
      },
    ]);
    expect(await fetched(form)).toEqual([
      {
        url: 'http://localhost/oauth/token',
        method: 'POST',
        headers: { authorization: `Basic ${btoa('id:secret')}` },
        body: new URLSearchParams({ grant_type: TEXT }),
      },
    ]);
    const plain = { ...json, method: 'GET', body: null, contentType: null, credential: 'none' as const };
    expect(await fetched(plain)).toEqual([{ url: 'http://localhost/v1/things/1' }]);
  });

  it('has the constants of Python in Python', () => {
    const code = codeOf('Python', json);
    for (const part of ['requests.patch(', '"yes": True', '"no": False', '"none": None', '"empty": []'])
      expect(code).toContain(part);
    expect(code).toContain(`"text": ${JSON.stringify(TEXT)}`);
    expect(codeOf('Python', form)).toContain('data={');
  });
});
