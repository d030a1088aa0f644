import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { formatAmount } from '../../common/money/amount.js';
import { toGenerationId } from '../../generation/generation-id.js';
import type { RequestFilter } from '../../request-log/request-filter.js';
import type { FoundCall, RequestLogReader } from '../../request-log/request-log-reader.js';
import { timeOf } from './request-table.js';

/** The rows of an export; later ones can be exported by a period. */
export const EXPORTED_MAX = 50_000;
const PAGE_SIZE = 500;

type Value = string | number | null;

/** The columns with what they say of a call. */
const COLUMNS: Readonly<Record<string, (call: FoundCall) => Value>> = {
  time: (call) => timeOf(call).toISOString(),
  status: ({ status }) => status,
  reason: ({ reason }) => reason,
  method: ({ method }) => method,
  route: ({ route }) => route,
  account: ({ account, accountId }) => account ?? accountId,
  credential_type: ({ credentialType }) => credentialType,
  credential_id: ({ credentialId }) => credentialId,
  credential_name: ({ credentialName }) => credentialName,
  client_id: ({ clientId }) => clientId,
  model: ({ model }) => model,
  duration_ms: ({ durationMs }) => durationMs,
  input_tokens: ({ inputTokens }) => inputTokens,
  output_tokens: ({ outputTokens }) => outputTokens,
  cost: ({ cost }) => (cost === null ? null : formatAmount(cost)),
  currency: ({ currency }) => currency,
  request_id: ({ requestId }) => requestId,
  generation_id: ({ generationId }) => generationId && toGenerationId(generationId),
  end_user: ({ endUser }) => endUser,
  address: ({ address }) => address,
  fields: ({ fields }) => fields && fields.join(' '),
};

/** Writes the calls that match as CSV (RFC 4180), page by page, the latest first. */
export async function* writeCsv(reader: RequestLogReader, filter: RequestFilter): AsyncGenerator<string> {
  yield `${Object.keys(COLUMNS).join(',')}\r\n`;
  let before = filter.before;
  for (let written = 0; written < EXPORTED_MAX;) {
    const { items, next } = await reader.page({ ...filter, before }, PAGE_SIZE);
    if (items.length > 0) yield items.map(toLine).join('');
    written += items.length;
    if (next === null) return;
    before = next;
    await yieldToEventLoop();
  }
}

function toLine(call: FoundCall): string {
  const values = Object.values(COLUMNS).map((read) => toCell(read(call)));
  return `${values.join(',')}\r\n`;
}

/**
 * A cell in quotation marks. Spreadsheets run texts that begin with certain characters as formulas; some also with their
 * full-width forms, or after white space.
 */
function toCell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
