const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns whether a text is a UUID as the database prints it, in lowercase (RFC 9562, section 4). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
