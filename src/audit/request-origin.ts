import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../common/http/request.js';
import type { Actor, AuditOrigin } from './audit-origin.js';

/** Injects the origin of the audit events of an API request: the app, or the account whose key it has. */
export const RequestOrigin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuditOrigin => {
    const { principal, ip: address, id: requestId } = requestOf(context);
    if (!principal) throw new Error('the bearer guard is missing on a route that changes something');
    const { credential, account } = principal;
    const actor: Actor =
      credential.clientId === null
        ? { type: 'account', id: account.id, name: account.name }
        : { type: 'app', id: credential.clientId, name: credential.name };
    return { actor, address, requestId };
  },
);
