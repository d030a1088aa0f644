import { isObject } from '../../common/validation/is-object.js';
import { parseJson } from './parse-json.js';

/** The content of a stream event: text, reasoning or neither. */
export interface ModelEvent {
  kind: 'text' | 'thought' | 'neither';
  /** Empty for `neither`, and for reasoning without a readable text. */
  text: string;
}

const NEITHER: ModelEvent = { kind: 'neither', text: '' };

/** The prefix of an event's data, which is a JSON object on one line. */
const HEAD = /^(?:event: ?\w+\r?\n)?data: ?$/;

/** Events without an object: an empty event, a comment, or the `[DONE]` of the chat completions API. */
const PLAIN = /^(?::[^\r\n]*|data: ?\[DONE\])?$/;

/** The fields for reasoning in variants of the chat completions API. Some servers send two of them. */
const THOUGHT_FIELDS = new Set(['reasoning_content', 'reasoning', 'reasoning_details']);

/**
 * Anthropic's events that never contain text. `message_stop` is not among them, because another message could follow.
 */
const ANTHROPIC_FRAMES = new Set(['content_block_stop', 'message_delta', 'ping']);

type Fields = Record<string, unknown>;

/**
 * Parses an event, without its blank line, of the chat completions format or of Anthropic's. Returns null if the event
 * may contain text in another form, may report an error, or has several meanings.
 */
export function readModelEvent(event: string): ModelEvent | null {
  const start = event.indexOf('{');
  if (start === -1 || event.startsWith(':')) return PLAIN.test(event) ? NEITHER : null;
  if (!HEAD.test(event.slice(0, start))) return null;
  const data = parseJson<Fields>(event.slice(start));
  if (!data || 'error' in data) return null;
  return Array.isArray(data.choices) ? chatEvent(data, data.choices) : anthropicEvent(data);
}

function chatEvent({ usage }: Fields, choices: unknown[]): ModelEvent | null {
  if (choices.length === 0) return NEITHER;
  const [choice] = choices;
  if (choices.length > 1 || !isObject(choice) || hasValue(choice.index)) return null;
  const { delta, finish_reason: finish } = choice;
  if (!hasValue(delta)) return NEITHER;
  if (!isObject(delta)) return null;
  const fields = Object.keys(delta).filter((field) => field !== 'role' && hasValue(delta[field]));
  if (fields.length === 0) return NEITHER;
  if (hasValue(usage) || hasValue(finish)) return null;
  if (fields.every((field) => isThought(field, delta[field])))
    return { kind: 'thought', text: fields.map((field) => thoughtText(delta[field])).find(Boolean) ?? '' };
  return fields.length === 1 && fields[0] === 'content' ? piece('text', delta.content) : null;
}

/** Mistral's reasoning models send reasoning as parts of the content. */
function isThought(field: string, value: unknown): boolean {
  if (field !== 'content') return THOUGHT_FIELDS.has(field);
  return Array.isArray(value) && value.every((part) => isObject(part) && part.type === 'thinking');
}

function thoughtText(value: unknown): string {
  if (typeof value === 'string') return value;
  const parts = Array.isArray(value) ? value.filter(isObject).flatMap((part) => part.thinking ?? part) : [];
  return parts.map((part) => (isObject(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

function anthropicEvent({ type, delta, message, content_block: block }: Fields): ModelEvent | null {
  if (ANTHROPIC_FRAMES.has(String(type))) return NEITHER;
  if (type === 'message_start') return isObject(message) && !hasValue(message.content) ? NEITHER : null;
  if (type === 'content_block_start')
    return isObject(block) && !hasValue(block.text) && !hasValue(block.content) ? NEITHER : null;
  if (type !== 'content_block_delta' || !isObject(delta)) return null;
  if (delta.type === 'signature_delta') return NEITHER;
  if (delta.type === 'text_delta') return piece('text', delta.text);
  return delta.type === 'thinking_delta' ? piece('thought', delta.thinking) : null;
}

function piece(kind: 'text' | 'thought', text: unknown): ModelEvent | null {
  return typeof text === 'string' ? { kind, text } : null;
}

/** Whether a field has a value: some servers send empty fields. */
function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== 0;
}
