import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from '../support/dashboard.js';
import { parseEvents } from '../support/event-stream.js';
import { anAttempt, authorize, exchange, post, refresh, type TestClient } from '../support/oauth-flow.js';
import { ECHO, TAG } from './echo-model.js';
import { enqueue } from './enqueue.js';
import type { GrantChange, Ledger } from './ledger.js';

/** No response takes this long, whatever happens. */
const HANG_MS = 30_000;
/** A rejected caller retries after this time. */
const RETRY_MS = 20;
const IS_LONG = Boolean(process.env.COPYDESK_TEST_LONG);
/** In the long tests, jobs are enqueued faster than they are run. */
const JOBS_PAUSE_MS = IS_LONG ? 50 : 150;
/** How many callers of each kind there are: where the crashes are few, so are those that none of them hits. */
const CALLERS = IS_LONG ? { plain: 3, streamed: 4, keyed: 3 } : { plain: 1, streamed: 2, keyed: 2 };
const KEY = /cdk_live_[0-9A-Za-z]{46}/;

/** The callers of the service, and its address. */
export interface Callers {
  url: string;
  secrets: { plain: string; keyed: string; streamed: string; jobs: string };
  person: Person;
  client: TestClient;
  random: () => number;
}

/** Callers of every kind, which continue whatever happens to the service and record the responses. */
export class Load {
  private isOver = false;
  private tags = 0;
  private working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly callers: Callers,
    private readonly ledger: Ledger,
  ) {}

  begin() {
    const { plain, streamed } = this.callers.secrets;
    const loops = [
      ...Array.from({ length: CALLERS.plain }, () => () => this.ask(plain, this.newTag(), false)),
      ...Array.from({ length: CALLERS.streamed }, () => () => this.ask(streamed, this.newTag(), true)),
      ...Array.from({ length: CALLERS.keyed }, () => () => this.askKeyed()),
      () => this.enqueueJobs(),
      () => this.changeKey(),
      () => this.changeGrant(),
    ];
    this.working = Promise.all(loops.map((step) => this.untilOver(step)));
  }

  /** Resolves when all callers have their last response. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  /** Tries one `Idempotency-Key` once more; returns whether it succeeded. */
  retry(tag: string): Promise<boolean> {
    this.ledger.retries += 1;
    return this.ask(this.callers.secrets.keyed, tag, tag.charCodeAt(tag.length - 1) % 2 === 0, tag);
  }

  private async untilOver(step: () => Promise<boolean>) {
    while (!this.isOver) if (!(await step().catch(() => false))) await delay(RETRY_MS);
  }

  private newTag(): string {
    return `tag-${(this.tags += 1).toString(36)}`;
  }

  /** A new key, repeated until it succeeds. */
  private async askKeyed(): Promise<boolean> {
    const tag = this.newTag();
    this.ledger.idOfKey.set(tag, null);
    while (!(await this.retry(tag).catch(() => false))) {
      if (this.isOver) return false;
      await delay(RETRY_MS);
    }
    return true;
  }

  /** One to three jobs, repeated with one key until they are accepted. */
  private async enqueueJobs(): Promise<boolean> {
    const { url, secrets, random } = this.callers;
    const tags = Array.from({ length: 1 + Math.floor(random() * 3) }, () => this.newTag());
    for (;;) {
      const response = await enqueue(url, secrets.jobs, tags).catch(() => null);
      response?.ids.forEach((id, index) => this.ledger.jobs.set(id, tags[index]!));
      if (response && response.ids.length > 0) return delay(JOBS_PAUSE_MS, true);
      if (response) this.noteRefusal(response.status, response.text, false);
      if (this.isOver) return false;
      await delay(RETRY_MS);
    }
  }

  private async ask(secret: string, tag: string, stream: boolean, idempotencyKey?: string): Promise<boolean> {
    const response = await fetch(`${this.callers.url}/v1/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ prompt: `Write for ${tag}`, model: ECHO, ...(stream && { stream }) }),
      signal: AbortSignal.timeout(HANG_MS),
    }).catch((error: Error) => this.noteHang(error));
    if (!response) return false;
    const text = await readAll(response);
    const record = response.status === 200 ? recordOf(text, stream) : null;
    if (response.status !== 200) this.noteRefusal(response.status, text, idempotencyKey !== undefined);
    if (!record) return false;
    if (TAG.exec(record.content)?.[0] !== tag)
      this.ledger.doubled.push(`${tag} was answered "${record.content}"`);
    if (idempotencyKey) this.ledger.acknowledgeKeyed({ ...record, tag });
    else this.ledger.acknowledge({ ...record, tag });
    return true;
  }

  private noteHang(error: Error): null {
    if (error.name === 'TimeoutError') this.ledger.wrong.push(`no answer within ${HANG_MS} ms`);
    return null;
  }

  private noteRefusal(status: number, text: string, isKeyed: boolean) {
    const isExcused =
      (status === 500 && text.includes('"storage_unavailable"')) ||
      (isKeyed && status === 429 && text.includes('"idempotency_in_progress"'));
    // A truncated response proves nothing.
    if (!isExcused && text.endsWith('}')) this.ledger.wrong.push(`${status} ${text}`);
  }

  /** Makes a key in the dashboard, and revokes every other one. */
  private async changeKey(): Promise<boolean> {
    const { person, random } = this.callers;
    const id = randomUUID();
    const form = { id, name: 'ledger', scope: 'generate', lifetime: 'never', cidrs: '', limit: '' };
    const made = await person.post('/settings/api-keys', form);
    const secret = KEY.exec(made.html)?.[0];
    if (!secret) return false;
    const entry: Ledger['apiKeys'][number] = { id, secret, state: 'made' };
    this.ledger.apiKeys.push(entry);
    await delay(100);
    if (random() < 0.5) return true;
    entry.state = 'unknown';
    const revoked = await person.post(`/settings/api-keys/${id}/revoke`);
    if (revoked.html.includes('Key revoked')) entry.state = 'revoked';
    return true;
  }

  /** Lets the app in once more, refreshes its tokens some times, and revokes them or not. */
  private async changeGrant(): Promise<boolean> {
    const { url, client, person, random } = this.callers;
    const attempt = anAttempt({ url }, client);
    const { url: back } = await authorize(person.browser, attempt, person.account);
    const code = back.searchParams.get('code');
    if (!code) return false;
    const first = await exchange({ url }, client, code, attempt.verifier);
    if (first.status !== 200) return false;
    const grant: GrantChange = { ...tokensOf(first.body), state: 'live' };
    this.ledger.grants.push(grant);
    for (let times = Math.floor(random() * 4); times > 0; times -= 1) {
      grant.state = 'unknown';
      const { status, body } = await refresh({ url }, client, grant.refreshToken);
      if (status !== 200) return false;
      Object.assign(grant, tokensOf(body), { state: 'live' });
    }
    if (random() < 0.5) return true;
    grant.state = 'unknown';
    const { status } = await post({ url }, '/oauth/revoke', client, { token: grant.refreshToken });
    if (status === 200) grant.state = 'revoked';
    return true;
  }
}

function tokensOf(body: { access_token: string; refresh_token: string }) {
  return { accessToken: body.access_token, refreshToken: body.refresh_token };
}

/** The part of a response that arrived. */
async function readAll(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body!) text += decoder.decode(chunk, { stream: true });
  } catch {
    // Cut: what came before counts.
  }
  return text;
}

/** The record of a complete response; null if it was truncated or is a stream that failed. */
function recordOf(text: string, isStream: boolean): { id: string; content: string } | null {
  try {
    if (!isStream) return (JSON.parse(text) as { data: { id: string; content: string } }).data;
    return parseEvents(text).find(({ event }) => event === 'done')?.data ?? null;
  } catch {
    return null;
  }
}
