import { createHmac } from 'node:crypto';
import type { AuditOrigin } from './audit-origin.js';

/** The audited actions. Their names are stable, because filters and exports rely on them. */
export const AUDIT_ACTIONS = {
  'account.opened': 'created an account',
  'account.invited': 'invited a person',
  'account.invitation_withdrawn': 'withdrew an invitation',
  'account.changed': 'changed an account',
  'account.suspended': 'suspended an account',
  'account.resumed': 'resumed an account',
  'account.password_changed': 'changed a password',
  'account.limits_changed': 'changed the limits or the retention of an account',
  'account.deleted': 'deleted an account',
  'data.export_requested': 'requested an export',
  'data.exported': 'exported the data of an account',
  'data.export_downloaded': 'downloaded an export',
  'data.erasure_requested': 'requested the deletion of texts',
  'data.erased': 'deleted texts',
  'plan.changed': 'changed a plan',
  'model.added': 'connected a model',
  'model.changed': 'changed a model',
  'model.removed': 'removed a model',
  'model.ordered': 'changed the order of the models',
  'session.signed_in': 'signed in',
  'session.refused': 'failed to sign in',
  'session.throttled': 'exceeded the limit of sign-in attempts',
  'session.confirmed': 'confirmed the password',
  'session.confirm_refused': 'failed to confirm the password',
  'session.ended': 'signed out',
  'session.ended_elsewhere': 'signed out another browser',
  'session.ended_everywhere': 'signed out everywhere',
  'key.created': 'created a key',
  'key.renamed': 'renamed a key',
  'key.access_changed': 'changed the scopes, addresses or expiry of a key',
  'key.limits_changed': 'changed the limits of a key',
  'key.rotated': 'rotated a key',
  'key.revoked': 'revoked a key',
  'key.revealed': 'copied a key',
  'key.reveal_refused': 'was not allowed to copy a key',
  'key.address_refused': 'was rejected: the key does not allow the IP address',
  'key.looked_up': 'looked up the owner of a key',
  'app.created': 'registered an app',
  'app.changed': 'changed an app',
  'app.secret_rotated': 'rotated the secret of an app',
  'app.suspended': 'suspended an app',
  'app.resumed': 'resumed an app',
  'app.deleted': 'deleted an app',
  'grant.given': 'authorized an app',
  'grant.changed': 'changed the spending limit of an app',
  'grant.refused': 'denied an app access',
  'grant.withdrawn': 'withdrew the access of an app',
  'grant.ended': 'revoked its own access',
  'grant.reuse_detected': 'reused a code or refresh token and lost its access',
  'webhook.created': 'created a webhook endpoint',
  'webhook.changed': 'changed a webhook endpoint',
  'webhook.secret_rotated': 'rotated the secret of a webhook endpoint',
  'webhook.deleted': 'deleted a webhook endpoint',
  'template.created': 'created a template',
  'template.changed': 'changed a template',
  'template.deleted': 'deleted a template',
  'template.published': 'published a template to all accounts',
  'template.withdrawn': 'withdrew a published template',
  'secret_key.retired': 'retired a key of SECRET_KEY',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** An event to append to the audit log. It never contains a secret. */
export interface AuditEvent {
  action: AuditAction;
  /** The account whose owner sees the event; null if it concerns no account. */
  accountId: string | null;
  target: { type: string; id: string; name: string | null } | null;
  before?: object | null;
  after?: object | null;
}

/** An event of the chain, with a gapless number, a time and an actor. */
export interface ChainedEvent extends Omit<AuditEvent, 'action' | 'before' | 'after'> {
  seq: number;
  at: Date;
  /** The stored action, possibly one of a later release. */
  action: string;
  origin: AuditOrigin;
  /** JSON, exactly as it is stored; null if there is none. */
  before: string | null;
  after: string | null;
}

/**
 * Returns the link of an event: HMAC-SHA-256 over the event and the previous link, under a key that is not in the
 * database. Write access to the database is not enough to create a valid link.
 */
export function linkOf(event: ChainedEvent, previous: Buffer, key: Buffer): Buffer {
  const { seq, at, action, accountId, target, origin, before, after } = event;
  const { actor, address, requestId } = origin;
  const what = [seq, at.toISOString(), action, accountId, target && [target.type, target.id, target.name]];
  const who = [actor.type, actor.id, actor.name, address, requestId];
  const text = JSON.stringify([what, who, before, after]);
  return createHmac('sha256', key).update(previous).update(text).digest();
}
