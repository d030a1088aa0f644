import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { request, type Agent, type Dispatcher } from 'undici';
import { Config } from '../config/config.js';
import { describeSendFailure } from './describe-send-failure.js';
import { anyAgent, publicAgent } from '../common/http/public-agent.js';

/** How long an attempt may take, from the look-up of the name to the last byte that is read. */
const ATTEMPT_MAX_MS = 15_000;
const RESPONSE_BYTES_MAX = 65_536;
/** The part of a response that is stored. */
const STORED_CHARACTERS = 1_024;

/** The outcome of an attempt. */
export interface SendOutcome {
  /** null if there was no response. */
  status: number | null;
  error: string | null;
  /** The first characters of the response; null if there was none. */
  response: string | null;
  durationMs: number;
}

/** Sends one message to one address. Redirects are not followed. */
@Injectable()
export class WebhookSender implements OnApplicationShutdown {
  private readonly agent: Agent;

  constructor({ webhooksAllowPrivate }: Config) {
    this.agent = webhooksAllowPrivate ? anyAgent() : publicAgent();
  }

  async onApplicationShutdown() {
    await this.agent.destroy();
  }

  /** Sends a message; never rejects. Takes at most 15 s and reads at most 64 KB of the response. */
  send(url: string, body: string, headers: Record<string, string>): Promise<SendOutcome> {
    return sendThrough(this.agent, url, body, headers);
  }
}

/** Sends a message through an agent, which decides which addresses are allowed; never rejects. */
export async function sendThrough(
  dispatcher: Dispatcher,
  url: string,
  body: string,
  headers: Record<string, string>,
  maxMs = ATTEMPT_MAX_MS,
): Promise<SendOutcome> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(maxMs);
  const outcome = (status: number | null, error: string | null, response: string | null) => ({
    status,
    error,
    response,
    durationMs: Math.round(performance.now() - startedAt),
  });
  try {
    const answer = await request(url, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Copydesk-Webhooks/1', ...headers },
      body,
      signal,
      reset: true,
    });
    return outcome(answer.statusCode, null, await readStart(answer.body));
  } catch (error) {
    return outcome(null, describeSendFailure(error), null);
  }
}

/** Reads the start of a response. Its status is known, so a body that breaks off or never ends is no failure. */
async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= RESPONSE_BYTES_MAX) break;
    }
  } catch {
    // What has arrived is kept.
  } finally {
    body.on('error', () => undefined).destroy();
  }
  // PostgreSQL stores no NUL.
  return Buffer.concat(chunks)
    .toString('utf8')
    .replaceAll('\0', '')
    .slice(0, STORED_CHARACTERS)
    .toWellFormed();
}
