/** An event of a model's stream that brings more text and nothing else. */
export interface TextPiece {
  /** Pieces of one kind that follow one another are one text. */
  kind: string;
  text: string;
  /** The same event with another text. */
  withText(text: string): string;
}

/** Where an event holds its text. */
interface Slot {
  kind: string;
  delta: Record<string, unknown>;
  field: string;
}

/** What stands before an event's data, which is an object in one line. */
const HEAD = /^(?:event: ?\w+\r?\n)?data: ?$/;

/** What the chat completions API and its relatives call a text, and a thought. */
const CHAT_FIELDS = new Set(['content', 'reasoning_content', 'reasoning']);

/** Reads an event, without its blank line, as OpenAI's relatives and Anthropic word it; null for any other. */
export function readPiece(event: string): TextPiece | null {
  const start = event.indexOf('{');
  if (start === -1) return null;
  const head = event.slice(0, start);
  if (!HEAD.test(head)) return null;
  const data = parse(event.slice(start));
  const slot = data && (chatSlot(data) ?? anthropicSlot(data));
  if (!slot) return null;
  const { kind, delta, field } = slot;
  return {
    kind,
    text: delta[field] as string,
    withText: (text) => {
      delta[field] = text;
      return head + JSON.stringify(data);
    },
  };
}

function parse(json: string): Record<string, unknown> | null {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function chatSlot(data: Record<string, unknown>): Slot | null {
  const { choices, usage } = data;
  if (!Array.isArray(choices) || choices.length !== 1 || 'error' in data || isSaid(usage)) return null;
  const [choice] = choices as unknown[];
  if (!isObject(choice)) return null;
  const { index, delta, finish_reason: finish } = choice;
  if (isSaid(index) || isSaid(finish) || !isObject(delta)) return null;
  const said = Object.keys(delta).filter((field) => field !== 'role' && isSaid(delta[field]));
  const field = said.length === 1 ? said[0]! : '';
  return CHAT_FIELDS.has(field) && typeof delta[field] === 'string' ? { kind: field, delta, field } : null;
}

function anthropicSlot({ type, index, delta }: Record<string, unknown>): Slot | null {
  if (type !== 'content_block_delta' || !isObject(delta)) return null;
  const field = delta.type === 'text_delta' ? 'text' : 'thinking';
  if (typeof delta[field] !== 'string') return null;
  return { kind: `${String(delta.type)} ${String(index)}`, delta, field };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a field says anything: servers spell out what they have nothing to say about. */
function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== 0;
}
