// A small client: one retry policy for every call. Copy it; it has no dependencies.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS_MAX = 4;
const TIMEOUT_MS = 60_000;

/** An error as the service told it; `reason` is stable, `message` is for people. */
export class CopydeskError extends Error {
  constructor(status, { code, reason, message, request_id: requestId, details }) {
    super(message);
    this.name = 'CopydeskError';
    Object.assign(this, { status, code, reason, requestId, details });
  }
}

export class Copydesk {
  #url;
  #apiKey;

  constructor({ url, apiKey }) {
    this.#url = url;
    this.#apiKey = apiKey;
  }

  /** Writes a text; a retry never buys it twice. Throws a `CopydeskError`. */
  generate(request) {
    return this.#post('/v1/generate', request);
  }

  /** Improves a text; a retry never buys it twice. Throws a `CopydeskError`. */
  refine(request) {
    return this.#post('/v1/refine', request);
  }

  async #post(path, body) {
    const idempotencyKey = randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      const { data, error, retryAfterSeconds } = await this.#try(path, body, idempotencyKey);
      if (data) return data;
      if (retryAfterSeconds === null || attempt === ATTEMPTS_MAX) throw error;
      const backoffMs = Math.min(20_000, 500 * 2 ** attempt) * Math.random();
      await wait(Math.max(retryAfterSeconds * 1000, backoffMs));
    }
  }

  async #try(path, body, idempotencyKey) {
    try {
      const response = await fetch(this.#url + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.#apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = await response.json();
      if (answer.success) return { data: answer.data };
      const retryAfter = response.headers.get('retry-after');
      const error = new CopydeskError(response.status, answer.error);
      return { error, retryAfterSeconds: retryAfter === null ? null : Number(retryAfter) };
    } catch (error) {
      // No answer, or half of one: whether a text was bought is not known, which is what the key is for.
      return { error, retryAfterSeconds: 1 };
    }
  }
}
