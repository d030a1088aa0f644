/** An `Idempotency-Key` with the fingerprint of its request. */
export interface FingerprintedKey {
  accountId: string;
  /** The app; empty for API keys. */
  clientId: string;
  key: string;
  fingerprint: Buffer;
}

/** The columns of keys, as parameters for `unnest`. */
export function keyColumns(keys: readonly FingerprintedKey[]): unknown[][] {
  return [
    keys.map(({ accountId }) => accountId),
    keys.map(({ clientId }) => clientId),
    keys.map(({ key }) => key),
    keys.map(({ fingerprint }) => fingerprint),
  ];
}
