import type { Warning } from '../engines/text-engine.js';

/** A text that was written or improved, as it is stored. */
export interface Generation {
  /** A UUIDv7. */
  id: string;
  accountId: string;
  credentialType: 'api_key' | 'oauth_token' | 'dashboard';
  credentialId: string;
  /** The OAuth app that asked for it; null where a key did. */
  clientId: string | null;
  /** A template's id, or `refine`. */
  template: string;
  content: string;
  inputTokens: number;
  outputTokens: number;
  model: string;
  finishReason: 'stop' | 'length' | 'cancelled';
  /** The generation it improves (a UUID); null where there is none. */
  refinedFrom: string | null;
  warnings: Warning[];
  createdAt: Date;
}
