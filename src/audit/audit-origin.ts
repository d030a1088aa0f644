import { AsyncLocalStorage } from 'node:async_hooks';

/** The kind of actor: a user, an app on behalf of a user, the command line, the service itself, or unknown. */
export interface Actor {
  type: 'account' | 'app' | 'operator' | 'system' | 'nobody';
  id: string | null;
  /** The name at the time: an email address or an app's name. */
  name: string | null;
}

/** The actor, address and request id of an action. */
export interface AuditOrigin {
  actor: Actor;
  address: string | null;
  requestId: string | null;
}

export const OPERATOR: Actor = { type: 'operator', id: null, name: null };
/** An unknown caller. `nobody` is the stored value, so it stays. */
export const ANONYMOUS: Actor = { type: 'nobody', id: null, name: null };
const SYSTEM: Actor = { type: 'system', id: null, name: null };

const origins = new AsyncLocalStorage<AuditOrigin>();

/** Runs `work`; audit events inside it are attributed to that origin. */
export function withAuditOrigin<Result>(origin: AuditOrigin, work: () => Result): Result {
  return origins.run({ ...origin }, work);
}

/** Sets the actor of the current request's later audit events, once it is known. */
export function setAuditActor(actor: Actor) {
  const origin = origins.getStore();
  if (origin) origin.actor = actor;
}

/** The current origin; the service itself by default. */
export function currentAuditOrigin(): AuditOrigin {
  return origins.getStore() ?? { actor: SYSTEM, address: null, requestId: null };
}
