/**
 * What a notification can say has changed, with its letter in the payload. Processes of other versions read the letters
 * too, and a trigger writes one, so they never change.
 */
const LETTERS = {
  apiKey: 'k',
  account: 'u',
  plan: 'p',
  client: 'c',
  grant: 'g',
  models: 'm',
  templates: 't',
  /** A queue has new jobs. */
  jobs: 'j',
  /** An event was written. */
  events: 'e',
} as const;

export type ChangeKind = keyof typeof LETTERS;

const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as ChangeKind]));

/** The payload of a notification: `k:<id>` for an API key. */
export function toPayload(kind: ChangeKind, id: string): string {
  return `${LETTERS[kind]}:${id}`;
}

/** Reads a payload; undefined for a kind that this version does not know. */
export function readPayload(payload: string): { kind: ChangeKind; id: string } | undefined {
  const kind = KINDS.get(payload.slice(0, 1) as (typeof LETTERS)[ChangeKind]);
  return kind && { kind, id: payload.slice(2) };
}
