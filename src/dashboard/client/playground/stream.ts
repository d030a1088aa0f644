import { readEvents } from '../frame/read-events.js';
import type { ApiError, ArrivingText, GenerationData } from './version.js';

const UNAVAILABLE =
  'The service is temporarily unavailable. Your input is still here. Please try again in a moment.';

/** An error that the service reported. */
export class ReportedError extends Error {
  constructor(readonly error: ApiError) {
    super(error.message);
  }
}

/** The session has expired; the form has to be submitted normally, so that it is kept during sign-in. */
export class SignedOut extends Error {}

/** Posts the fields and passes on the id and the text as they arrive; resolves with the complete generation. */
export async function streamText(
  path: string,
  fields: URLSearchParams,
  signal: AbortSignal,
  onArrival: (arriving: ArrivingText) => void,
): Promise<GenerationData> {
  const headers = { accept: 'text/event-stream' };
  const response = await fetch(path, { method: 'POST', headers, body: fields, signal });
  const type = response.headers.get('content-type') ?? '';
  // A form of an earlier session is kept, and the response redirects to its page.
  if (response.status === 401 || response.redirected) throw new SignedOut();
  if (response.status === 403 && type.startsWith('text/html'))
    throw new ReportedError(await rejectionIn(response));
  if (type.startsWith('text/html')) throw new ReportedError({ message: UNAVAILABLE });
  if (!type.startsWith('text/event-stream')) throw new ReportedError((await response.json()) as ApiError);
  let [id, text] = ['', ''];
  for await (const [event, data] of readEvents(response.body!)) {
    if (event === 'start') onArrival({ id: (id = (data as { id: string }).id), text });
    if (event === 'delta') onArrival({ id, text: (text += (data as { content: string }).content) });
    if (event === 'error') throw new ReportedError(data as ApiError);
    if (event === 'done') return data as GenerationData;
  }
  throw new Error('The stream ended early.');
}

/** The reason on the page for a rejected form, such as one of an earlier session. */
async function rejectionIn(response: Response): Promise<ApiError> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [title, text] = ['h1', 'main p'].map((selector) => page.querySelector(selector)?.textContent ?? '');
  return { message: `${title}. ${text}` };
}
