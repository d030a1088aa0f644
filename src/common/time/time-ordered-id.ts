/** The time of a UUIDv7 (RFC 9562), in milliseconds since the epoch. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The lowest UUID whose time is `ms`, in the format of PostgreSQL. A time before 1970 counts as 1970. */
export function lowestIdAt(ms: number): string {
  const digits = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
