import { readEvents } from '../frame/read-events.js';
import type { ApiError, GenerationData } from './version.js';

/** An error that the service reported. */
export class ReportedError extends Error {
  constructor(readonly error: ApiError) {
    super(error.message);
  }
}

/** The session has expired; the form has to be submitted normally, so that it is kept during sign-in. */
export class SignedOut extends Error {}

/** Posts the fields and passes on the text as it arrives; resolves with the complete generation. */
export async function streamText(
  path: string,
  fields: URLSearchParams,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<GenerationData> {
  const headers = { accept: 'text/event-stream' };
  const response = await fetch(path, { method: 'POST', headers, body: fields, signal });
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) throw new SignedOut();
  if (!type.startsWith('text/event-stream')) throw new ReportedError((await response.json()) as ApiError);
  let text = '';
  for await (const [event, data] of readEvents(response.body!)) {
    if (event === 'delta') onText((text += (data as { content: string }).content));
    if (event === 'error') throw new ReportedError(data as ApiError);
    if (event === 'done') return data as GenerationData;
  }
  throw new Error('The stream ended early.');
}
