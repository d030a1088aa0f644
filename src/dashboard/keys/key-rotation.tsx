import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { When } from '../frame/parts.js';
import { Ago } from '../frame/times.js';
import { LastUse } from './key-facts.js';
import type { KeyState } from './key-state.js';
import { StateBadge } from './key-list-page.js';
import { keyPath } from './key-paths.js';

/** A key that was replaced, and the one that replaces it. */
export interface Rotation {
  old: ApiKey;
  oldState: KeyState;
  successor: ApiKey;
}

interface RotationPartProps {
  rotation: Rotation;
  /** The key of the page. */
  keyId: string;
  now: number;
}

/** Shows whether the old key of a rotation can be revoked: the last use of it since the rotation. */
export function RotationPart({ rotation: { old, oldState, successor }, keyId, now }: RotationPartProps) {
  const isAccepted = oldState === 'rotating';
  const rotatedAt = successor.createdAt;
  const isUsedSince = old.lastUsedAt !== null && old.lastUsedAt > rotatedAt;
  return (
    <section class="rotation" aria-label="Rotation">
      <p>
        <KeyName apiKey={old} keyId={keyId} text="old key" /> <StateBadge state={oldState} />{' '}
        <span aria-hidden="true">→</span> <KeyName apiKey={successor} keyId={keyId} text="new key" />, rotated{' '}
        <Ago at={rotatedAt} now={now} />
      </p>
      <p>
        {isUsedSince ? (
          <>
            Old key last used <LastUse apiKey={old} now={now} />.
          </>
        ) : (
          <>The old key has not been used since the rotation.</>
        )}{' '}
        {isAccepted && (
          <>
            It stops working <When at={old.expiresAt} />.{' '}
            <a href={`${keyPath(old.id)}/revoke`}>Revoke the old key</a>
          </>
        )}
      </p>
    </section>
  );
}

function KeyName({ apiKey, keyId, text }: { apiKey: ApiKey; keyId: string; text: string }) {
  const name = (
    <>
      {text} <span class="code">…{apiKey.lastFour}</span>
    </>
  );
  return apiKey.id === keyId ? <strong>{name}</strong> : <a href={keyPath(apiKey.id)}>{name}</a>;
}
