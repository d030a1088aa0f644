import { isObject } from '../../common/validation/is-object.js';
import { parseLooseJson } from './parse-json.js';

type Fields = Record<string, unknown>;

/**
 * The counts of an answer that are missing or invalid. The schemas of all provider packages accept them, and no answer
 * costs zero tokens, so `settleUsage` counts instead.
 */
const NO_COUNTS = {
  prompt_tokens: 0,
  completion_tokens: 0,
  total_tokens: 0,
  input_tokens: 0,
  output_tokens: 0,
};

const COUNT = /(?:_tokens|TokenCount)$/;

/** The counts that packages add to another one, which they would replace if it is missing. */
const ADDED_TO: readonly (readonly [added: RegExp, to: string])[] = [
  [/^cache_/, 'input_tokens'],
  [/^thoughtsTokenCount$/, 'candidatesTokenCount'],
  [/^toolUsePromptTokenCount$/, 'promptTokenCount'],
];

/**
 * Rewrites the usage in the JSON of an answer or of one event, so that the schema of a provider package cannot reject the
 * text for it: valid counts are kept, everything else is dropped. Adds a usage where a package requires one. Other
 * JSON, and what is not JSON, is returned as it is.
 */
export function repairUsage(json: string): string {
  const data = parseLooseJson(json);
  if (!isObject(data)) return json;
  const repaired = repairedFields(data);
  return repaired ? JSON.stringify({ ...data, ...repaired }) : json;
}

/** The valid counts of a usage, and zero for the others that a package requires. */
export function validCounts(usage: unknown, none: Fields = NO_COUNTS): Fields {
  if (!isObject(usage)) return none;
  const isValid = (name: string) => Number.isFinite(usage[name]) && Number(usage[name]) >= 0;
  const isUsable = (name: string) =>
    COUNT.test(name) && isValid(name) && ADDED_TO.every(([added, to]) => !added.test(name) || isValid(to));
  const names = Object.keys(usage).filter(isUsable);
  return { ...none, ...Object.fromEntries(names.map((name) => [name, usage[name]])) };
}

function repairedFields({ type, message, choices, usage, usageMetadata }: Fields): Fields | null {
  if (type === 'message_start' && isObject(message))
    return { message: { ...message, usage: validCounts(message.usage) } };
  // The input was reported by `message_start`.
  if (type === 'message_delta') return { usage: validCounts(usage, { ...NO_COUNTS, input_tokens: null }) };
  if (type === 'message') return { usage: validCounts(usage) };
  if (isPresent(usageMetadata)) return { usageMetadata: validCounts(usageMetadata) };
  const isWhole = Array.isArray(choices) && isObject(choices[0]) && isObject(choices[0].message);
  return isWhole || isPresent(usage) ? { usage: validCounts(usage) } : null;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
