import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import { requestOf } from '../common/http/request.js';
import { withAuditOrigin, type Actor, type AuditOrigin } from './audit-origin.js';

/** Attributes the audit events of an API request to the app, or to the account whose key it has. */
@Injectable()
export class AuditOriginInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const origin = originOf(context);
    // The handler runs when it is subscribed to.
    return new Observable((subscriber) => withAuditOrigin(origin, () => next.handle().subscribe(subscriber)));
  }
}

function originOf(context: ExecutionContext): AuditOrigin {
  const { principal, ip: address, id: requestId } = requestOf(context);
  if (!principal) throw new Error('the bearer guard is missing on a route that changes something');
  const { credential, account } = principal;
  const actor: Actor =
    credential.clientId === null
      ? { type: 'account', id: account.id, name: account.email }
      : { type: 'app', id: credential.clientId, name: credential.name };
  return { actor, address, requestId };
}
