import { PrivateAddressError } from '../common/http/public-agent.js';

const MESSAGE_LENGTH_MAX = 200;

const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name does not exist.',
  ENODATA: 'The host name has no address.',
  ETIMEOUT: 'The name server did not respond.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed.',
  UND_ERR_SOCKET: 'The connection was closed.',
  UND_ERR_CONNECT_TIMEOUT: 'No connection within 10 seconds.',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the response are too large.',
};

/** Describes why an attempt had no response, for the owner of the endpoint. */
export function describeSendFailure(error: unknown): string {
  if (isTimeout(error)) return 'No response within 15 seconds.';
  for (const cause of causesOf(error)) {
    if (cause instanceof PrivateAddressError) return 'The address is not public.';
    const text = TEXT_BY_CODE[(cause as { code?: string }).code ?? ''];
    if (text) return text;
  }
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll('\0', '').slice(0, MESSAGE_LENGTH_MAX).toWellFormed() || 'The request failed.';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

/** An error, what caused it, and the errors of each address that was tried. */
function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [];
  const tried = error instanceof AggregateError ? error.errors : [];
  return [error, ...tried.flatMap(causesOf), ...causesOf(error.cause)];
}
