import { ECHO } from './echo-model.js';

/** The response to a request that enqueues jobs. */
interface Enqueued {
  status: number;
  text: string;
  /** The ids of the jobs, in the order of their tags; empty if the request was rejected. */
  ids: string[];
}

/** Enqueues a job for each tag, with the first tag as the `Idempotency-Key`. Rejects if there is no complete response. */
export async function enqueue(url: string, secret: string, tags: readonly string[]): Promise<Enqueued> {
  const jobs = tags.map((tag) => ({
    operation: 'generate',
    request: { prompt: `Write for ${tag}`, model: ECHO },
  }));
  const response = await fetch(`${url}/v1/jobs`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'idempotency-key': tags[0]!,
    },
    body: JSON.stringify({ jobs }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const accepted = response.status === 202 ? (JSON.parse(text) as { data: { id: string }[] }).data : [];
  return { status: response.status, text, ids: accepted.map(({ id }) => id) };
}
