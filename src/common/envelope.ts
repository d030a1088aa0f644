import { ConstantPage } from './constant-list.js';
import { linkHeader, Page } from './page.js';

/** What is sent of a result. */
export interface Enveloped {
  json: string;
  /** The length of `json` in UTF-8. */
  bytes: number;
  /** The `Link` header of a page. */
  link: string | null;
}

/** Puts what a controller under `/v1` returned into the success envelope; a page also has `meta` and a `Link` header. */
export function inEnvelope(result: unknown, url: string): Enveloped {
  if (!(result instanceof Page)) return enveloped({ success: true, data: result }, null);
  if (result instanceof ConstantPage) return constantlyEnveloped(result, url);
  return enveloped(envelopeOf(result), linkHeader(url, result.meta));
}

function constantlyEnveloped(page: ConstantPage<unknown>, url: string): Enveloped {
  if (page.answer?.url !== url) {
    const json = page.answer?.json ?? asciiJson(envelopeOf(page));
    page.answer = { url, json, bytes: json.length, link: linkHeader(url, page.meta) };
  }
  return page.answer;
}

function envelopeOf({ items, meta }: Page<unknown>) {
  return { success: true, data: items, meta };
}

function enveloped(envelope: object, link: string | null): Enveloped {
  const json = JSON.stringify(envelope);
  return { json, bytes: Buffer.byteLength(json), link };
}

// With a letter of two bytes in it, a text can't leave in one write with its head, and is encoded anew for each answer.
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
