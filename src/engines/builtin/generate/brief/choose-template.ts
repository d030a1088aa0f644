import { isClause } from '../grammar/phrases.js';
import type { Request } from './request.js';
import { soundsLikeProduct } from './sounds-like-product.js';

const LETTER_START =
  /^(?:thank|apologi[sz]e|invite|congratulate|remind|decline|ask|tell|inform|let|follow up|complain|resign|wish|say sorry|cancel (?:my|our)|confirm (?:my|our|to|that)|e-?mail|write to|message|reply to)\s+(?:to\s+)?(?:my|our|the|all|a|an|him|her|them|\p{Lu}|everyone|that)/u;

/**
 * The template whose plan writes a text. A template that was asked for by id stays; `general` goes by the noun in
 * the prompt ("press release", "tweet"), then by how the prompt begins.
 */
export function chooseTemplate(asked: string, request: Request, text: string): string {
  if (asked !== 'general') return asked;
  if (request.templateId) return request.templateId;
  const start = request.core.charAt(0).toLowerCase() + request.core.slice(1);
  if (LETTER_START.test(start)) return 'email';
  if (/^(?:describe|sell|advertise)\s+(?:our|my|the|an?)\s/i.test(request.core)) return 'product-description';
  if (/\s(?:vs\.?|versus)\s/i.test(request.core) || /^(?:the )?differences? between\s/i.test(request.core))
    return 'comparison';
  if (/^how[- ]to\b/i.test(request.core) && /\bsteps?\b/i.test(text)) return 'how-to-guide';
  if (soundsLikeProduct(request.core)) return 'product-description';
  const first = request.core.split(/[.!?\n]/)[0] ?? '';
  if (/^(?:our|we)\b/i.test(first) && first.split(/\s+/).length > 4 && isClause(first)) return 'announcement';
  return 'general';
}
