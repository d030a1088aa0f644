import { AsyncLocalStorage } from 'node:async_hooks';

/** Who did something: a person, an app for a person, the operator's command line, the service itself, nobody known. */
export interface Actor {
  type: 'account' | 'app' | 'operator' | 'system' | 'nobody';
  id: string | null;
  /** As it was called at the time: an e-mail address, an app's name. */
  name: string | null;
}

/** Who acts, from where, in which request. */
export interface AuditOrigin {
  actor: Actor;
  address: string | null;
  requestId: string | null;
}

export const OPERATOR: Actor = { type: 'operator', id: null, name: null };
export const ANONYMOUS: Actor = { type: 'nobody', id: null, name: null };
const SYSTEM: Actor = { type: 'system', id: null, name: null };

const origins = new AsyncLocalStorage<AuditOrigin>();

/** Runs `work`; whatever is audited on the way, however deep, is put down to that origin. */
export function withAuditOrigin<Result>(origin: AuditOrigin, work: () => Result): Result {
  return origins.run({ ...origin }, work);
}

/** Names who acts from here on in the current request, once it is known. */
export function actAs(actor: Actor) {
  const origin = origins.getStore();
  if (origin) origin.actor = actor;
}

/** The origin in force; the service itself where nobody asked for anything. */
export function currentAuditOrigin(): AuditOrigin {
  return origins.getStore() ?? { actor: SYSTEM, address: null, requestId: null };
}
