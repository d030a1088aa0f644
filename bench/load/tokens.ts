// A program: apps that exchange codes or refresh tokens, each of them one request after another; prints what came of it.
import { Agent, request } from 'undici';
import { report } from './report.ts';

const { url, client, grantType, secrets, refreshes, verifier, redirectUri, connections } = JSON.parse(
  process.argv[2]!,
) as TokenLoad;
const dispatcher = new Agent({ connections });
const times: number[] = [];

/** What is asked for, and with what. */
export interface TokenLoad {
  url: string;
  client: { id: string; secret: string };
  grantType: 'authorization_code' | 'refresh_token';
  /** Codes, each of which is exchanged once; or refresh tokens, each of which begins a family. */
  secrets: string[];
  /** How often each family is refreshed. */
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
  const answer = await request(url, { method: 'POST', headers, body: String(body), dispatcher });
  const text = await answer.body.text();
  times.push(performance.now() - startedAt);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode} ${text}`);
  return (JSON.parse(text) as { refresh_token: string }).refresh_token;
}

/** One app's connection: takes the next code or family until there is none. */
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
