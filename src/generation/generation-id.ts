import { v7 } from 'uuid';

const FORM = /^gen_[0-9a-f]{32}$/;

/** Makes the id of a new generation: a UUIDv7 (RFC 9562), so that ids sort by time. */
export function newGenerationUuid(): string {
  return v7();
}

/** Writes an id as callers see it: `gen_` and 32 hexadecimal digits. */
export function toGenerationId(uuid: string): string {
  return `gen_${uuid.replaceAll('-', '')}`;
}

/** Reads an id as callers write it; null where it has not that form. */
export function parseGenerationId(id: string): string | null {
  if (!FORM.test(id)) return null;
  const hex = id.slice(4);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The moment a UUIDv7 was made, in milliseconds since the epoch. */
export function timeOfUuid(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);
}
