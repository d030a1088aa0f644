import { parseLooseJson } from './loose-json.js';

type Fields = Record<string, unknown>;

/**
 * The usage of an answer whose counts are missing or invalid. The schemas of all provider packages accept it, and no
 * answer costs zero tokens, so `settleUsage` counts instead.
 */
const NO_COUNTS = {
  prompt_tokens: 0,
  completion_tokens: 0,
  total_tokens: 0,
  input_tokens: 0,
  output_tokens: 0,
};

const COUNT = /(?:_tokens|TokenCount)$/;

/** What each format must report for a usage to be complete. */
const CHAT_COUNTS = ['prompt_tokens', 'completion_tokens'];
const GOOGLE_COUNTS = ['promptTokenCount', 'candidatesTokenCount'];

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

/** The valid counts of a chat completion's usage. */
export function chatCounts(usage: unknown): Fields {
  return counts(usage, CHAT_COUNTS);
}

function repairedFields({ type, message, choices, usage, usageMetadata }: Fields): Fields | null {
  if (type === 'message_start' && isObject(message))
    return { message: { ...message, usage: counts(message.usage, ['input_tokens']) } };
  // The input was reported by `message_start`.
  if (type === 'message_delta')
    return { usage: counts(usage, ['output_tokens'], { ...NO_COUNTS, input_tokens: null }) };
  if (type === 'message') return { usage: counts(usage, ['input_tokens', 'output_tokens']) };
  if (isPresent(usageMetadata)) return { usageMetadata: counts(usageMetadata, GOOGLE_COUNTS) };
  const isWhole = Array.isArray(choices) && isObject(choices[0]) && isObject(choices[0].message);
  return isWhole || isPresent(usage) ? { usage: chatCounts(usage) } : null;
}

/** The counts of a usage, or none where one is invalid or a required one is missing. */
function counts(usage: unknown, required: readonly string[], none: Fields = NO_COUNTS): Fields {
  if (!isObject(usage)) return none;
  const reported = Object.entries(usage).filter(([name, value]) => COUNT.test(name) && isPresent(value));
  const isValid = reported.every(([, value]) => Number.isFinite(value) && Number(value) >= 0);
  const isComplete = required.every((name) => isPresent(usage[name]));
  return isValid && isComplete ? { ...none, ...Object.fromEntries(reported) } : none;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
