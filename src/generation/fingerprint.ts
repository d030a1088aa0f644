import { canonicalJson } from '../common/crypto/canonical-json.js';
import { sha256 } from '../common/crypto/sha256.js';

/**
 * Identifies a request for idempotency: the SHA-256 of method, path and body, independent of the order of fields. An
 * omitted field and one with its default value give the same fingerprint.
 */
export function fingerprint(method: string, path: string, body: object): Buffer {
  return sha256(`${method} ${path} ${canonicalJson(body)}`);
}
