import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../support/http.js';
import { TAG } from './echo-model.js';

/** A text whose storage was acknowledged to a caller. */
export interface Acknowledged {
  id: string;
  content: string;
  /** What its request was marked with; no two requests share it but retries with one `Idempotency-Key`. */
  tag: string;
}

export interface KeyChange {
  id: string;
  secret: string;
  state: 'made' | 'revoked' | 'unknown';
}

export interface GrantChange {
  accessToken: string;
  refreshToken: string;
  state: 'live' | 'revoked' | 'unknown';
}

/** The responses that clients got while the service and its database crashed, to be compared with what is stored. */
export class Ledger {
  readonly texts = new Map<string, Acknowledged>();
  /** The id that was returned for each `Idempotency-Key`; null while there have been only failures. */
  readonly idOfKey = new Map<string, string | null>();
  /** The tags of the jobs that were accepted, by id. */
  readonly jobs = new Map<string, string>();
  readonly apiKeys: KeyChange[] = [];
  readonly grants: GrantChange[] = [];
  /** Retries that may have returned the stored text. */
  retries = 0;
  /** Responses that no fault excuses. */
  readonly wrong: string[] = [];
  /** Different responses about one text, or one response about two. */
  readonly doubled: string[] = [];

  acknowledge(text: Acknowledged) {
    const known = this.texts.get(text.id);
    if (known && known.tag !== text.tag) this.doubled.push(`${text.id} for ${known.tag} and ${text.tag}`);
    this.texts.set(text.id, text);
  }

  acknowledgeKeyed(text: Acknowledged) {
    const id = this.idOfKey.get(text.tag);
    if (id && id !== text.id) this.doubled.push(`${text.tag} is ${id} and ${text.id}`);
    this.idOfKey.set(text.tag, text.id);
    this.acknowledge(text);
  }

  /** Waits for every job that was accepted and acknowledges its text; returns the jobs that did not succeed in time. */
  async findLostJobs(url: string, secret: string, withinMs: number): Promise<string[]> {
    const deadline = performance.now() + withinMs;
    const lost: string[] = [];
    const find = async ([id, tag]: [string, string]) => {
      for (;;) {
        const { status, body } = await call(url, 'GET', `/v1/jobs/${id}`, { key: secret });
        if (body.data?.finished_at || status !== 200 || performance.now() > deadline) {
          const isDone =
            body.data?.status === 'succeeded' && TAG.exec(body.data.result?.content)?.[0] === tag;
          if (!isDone) lost.push(`${id} for ${tag}: ${status} ${JSON.stringify(body)}`);
          else this.acknowledge({ ...body.data.result, tag });
          return;
        }
        await delay(200);
      }
    };
    await inParallel([...this.jobs], find);
    return lost;
  }

  /** Reads everything that was acknowledged; returns what is missing or differs. */
  async findLost(url: string, secret: string): Promise<string[]> {
    const lost: string[] = [];
    const find = async ({ id, content }: Acknowledged) => {
      const { status, body } = await call(url, 'GET', `/v1/generations/${id}`, { key: secret });
      if (status !== 200 || body.data.content !== content) lost.push(`${id}: ${status}`);
    };
    await inParallel([...this.texts.values()], find);
    return lost;
  }

  /** Uses every key and token whose state was acknowledged; returns those that are in another one. */
  async findLostChanges(url: string, refresh: (token: string) => Promise<number>): Promise<string[]> {
    const lost: string[] = [];
    const expectStatus = async (name: string, secret: string, expected: number) => {
      const { status } = await call(url, 'GET', '/v1/me', { key: secret });
      if (status !== expected) lost.push(`${name}: ${status} and not ${expected}`);
    };
    await inParallel(this.apiKeys, async ({ id, secret, state }) => {
      if (state !== 'unknown')
        await expectStatus(`key ${id}, ${state}`, secret, state === 'made' ? 200 : 401);
    });
    for (const { accessToken, refreshToken, state } of this.grants) {
      if (state === 'unknown') continue;
      await expectStatus(`access token, ${state}`, accessToken, state === 'live' ? 200 : 401);
      const status = await refresh(refreshToken);
      if (status !== (state === 'live' ? 200 : 400)) lost.push(`refresh token, ${state}: ${status}`);
    }
    return lost;
  }
}

/** Does something with each of many things, a few at a time. */
export async function inParallel<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  const rest = [...items];
  const work = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
