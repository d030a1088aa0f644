import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS_MAX = 8;
const TIMEOUT_MS = 30_000;

/** Calls the API; repeats a call that was rate-limited or failed on the way. */
export class CopydeskApi {
  #url;
  #apiKey;

  constructor({ url, apiKey }) {
    this.#url = url;
    this.#apiKey = apiKey;
  }

  /** Returns `data` of the response; `body` is JSON. Throws an error with the service's message. */
  async call(method, path, { body, idempotencyKey } = {}) {
    const headers = {
      authorization: `Bearer ${this.#apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    for (let attempt = 1; ; attempt += 1) {
      const { data, error, retryAfterSeconds } = await this.#try(path, { method, headers, body });
      if (!error) return data;
      if (retryAfterSeconds === null || attempt === ATTEMPTS_MAX) throw error;
      await wait(retryAfterSeconds * 1000);
    }
  }

  async #try(path, init) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(new URL(path, this.#url), { ...init, signal });
      if (response.status === 204) return {};
      const { data, error } = await response.json();
      if (response.ok) return { data };
      const retryAfter = response.headers.get('retry-after');
      return {
        error: new Error(`${error.reason}: ${error.message}`),
        retryAfterSeconds: retryAfter === null ? null : Number(retryAfter),
      };
    } catch (error) {
      return { error, retryAfterSeconds: 1 };
    }
  }
}
