/** Returns the id of an event as receivers see it: `evt_` and 32 hexadecimal digits. */
export function toEventId(uuid: string): string {
  return `evt_${uuid.replaceAll('-', '')}`;
}
