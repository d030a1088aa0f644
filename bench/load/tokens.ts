// A program: apps that exchange codes or refresh tokens, each one request after another; prints the result.
import { Agent, request } from 'undici';
import { report } from './report.ts';

const { url, client, grantType, secrets, refreshes, verifier, redirectUri, connections } = JSON.parse(
  process.argv[2]!,
) as TokenLoad;
const dispatcher = new Agent({ connections });
const times: number[] = [];

/** The options of this program. */
export interface TokenLoad {
  url: string;
  client: { id: string; secret: string };
  grantType: 'authorization_code' | 'refresh_token';
  /** Codes, each exchanged once, or refresh tokens, each of a grant of its own. */
  secrets: string[];
  /** How often each grant is refreshed. */
  refreshes: number;
  verifier: string;
  redirectUri: string;
  connections: number;
}

async function ask(secret: string): Promise<string> {
  const fields: Record<string, string> =
    grantType === 'authorization_code'
      ? { code: secret, code_verifier: verifier, redirect_uri: redirectUri }
      : { refresh_token: secret };
  const body = new URLSearchParams({
    grant_type: grantType,
    client_id: client.id,
    client_secret: client.secret,
    ...fields,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const startedAt = performance.now();
  const response = await request(url, { method: 'POST', headers, body: String(body), dispatcher });
  const text = await response.body.text();
  times.push(performance.now() - startedAt);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode} ${text}`);
  return (JSON.parse(text) as { refresh_token: string }).refresh_token;
}

/** One connection: takes the next code or grant until there is none. */
async function work(queue: string[]) {
  for (let secret = queue.pop(); secret !== undefined; secret = queue.pop()) {
    if (grantType === 'authorization_code') await ask(secret);
    else for (let count = 0, token = secret; count < refreshes; count += 1) token = await ask(token);
  }
}

const startedAt = performance.now();
const queue = [...secrets];
await Promise.all(Array.from({ length: connections }, () => work(queue)));
const elapsed = (performance.now() - startedAt) / 1000;
await dispatcher.close();
report(times, elapsed);
