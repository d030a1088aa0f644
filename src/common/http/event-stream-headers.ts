/**
 * The headers of an event stream. The charset is for clients that assume ISO-8859-1 for `text/*`, and
 * `X-Accel-Buffering` keeps nginx from collecting the events.
 */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
