/** One request that a caller should not have made, and what it may be answered. */
export interface BadInput {
  name: string;
  /** GET unless told, POST where there is a body. */
  method?: string;
  path: string;
  /** Sent as they are, in their order, duplicates and all; characters beyond Latin-1 can't be sent. */
  headers?: [name: string, value: string][];
  /** Sent without a credential of ours; `headers` may bring one. */
  isAnonymous?: boolean;
  body?: string | Buffer;
  /** The content type of the body: JSON unless told; null for none. */
  type?: string | null;
  /** What it may be answered. */
  status: number | readonly number[];
  /** The reason in the envelope, where one alone is right. */
  reason?: string;
  /** The field that the first detail of the error names, where one alone is right. */
  field?: string;
}

/** Credentials that inputs are made of. */
export interface Credentials {
  /** A good key with every scope. */
  key: string;
  revokedKey: string;
  expiredKey: string;
}

/** A body for a route that takes one. */
export function posted(name: string, path: string, body: unknown, rest: Omit<BadInput, 'name' | 'path'>) {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { name, path, body: text, ...rest } satisfies BadInput;
}
