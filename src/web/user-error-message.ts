import type { UserError } from '../common/errors/user-error.js';
import { capitalize } from './capitalize.js';

/**
 * Returns the message of a rejected form as a sentence. Messages of services can begin in lower case and with the name of
 * a field, because the command line puts them after its own prefix. An id, such as `openai:gpt-5-mini`, stays as it is.
 */
export function messageOf({ message }: UserError): string {
  const text = message.replace(/^[a-z_]+: /, '').replace(/^[a-z]+(?:_[a-z]+)*(?= )/, nameInWords);
  const sentence = /^[a-z]+[ ,’']/.test(text) ? capitalize(text) : text;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** What forms call fields that their names do not describe. */
const LABELS: Record<string, string> = {
  url: 'the endpoint URL',
  price_input: 'the input price',
  price_output: 'the output price',
};

/** `base_url` as `base URL`. */
function nameInWords(name: string): string {
  if (Object.hasOwn(LABELS, name)) return LABELS[name]!;
  return name.replaceAll('_', ' ').replaceAll(/\b(?:api|url)\b/g, (word) => word.toUpperCase());
}
