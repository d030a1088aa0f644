/** The owner of an idempotency key: the account, the OAuth client (an empty string for API keys) and the key. */
export type KeyOwner = [accountId: string, clientId: string, key: string];

/** The exclusive right to run the generation of an `Idempotency-Key`. Storing the generation under it completes the key. */
export interface Claim {
  key: string;
  token: string;
  /** Releases the key, so that a retry can run again. Has no effect on a completed key. */
  release(): Promise<void>;
  /** Ends the renewal of the lease. */
  settle(): void;
}
