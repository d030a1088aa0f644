/**
 * Returns the token of an `Authorization` header, or null if it is not a bearer credential: the scheme in any case, one
 * space, and a token without spaces (RFC 6750 section 2.1).
 */
export function bearerTokenOf(authorization: string | undefined): string | null {
  return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
