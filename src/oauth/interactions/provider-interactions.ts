import { Injectable } from '@nestjs/common';
import { errors, type InteractionResults } from 'oidc-provider';
import type { Reply, Request } from '../../common/http/request.js';
import { PageError } from '../../web/page-error.js';
import { AnsweredInteractions } from '../provider/answered-interactions.js';
import { OAuthServer } from '../provider/oauth-server.js';
import type { Interaction } from './pending-interaction.js';

/** The interactions of oidc-provider. A cookie binds each to the browser in which it began. */
@Injectable()
export class ProviderInteractions {
  constructor(
    private readonly server: OAuthServer,
    private readonly answered: AnsweredInteractions,
  ) {}

  /** Reads the interaction of a browser; throws a `PageError` if it has expired, is over or began in another browser. */
  read(request: Request, reply: Reply): Promise<Interaction> {
    return this.server.provider.interactionDetails(request.raw, reply.raw).catch(throwExpired);
  }

  /** Stores the answer to an interaction; returns the URL to continue at. */
  finish(request: Request, reply: Reply, result: InteractionResults): Promise<string> {
    return this.server.provider.interactionResult(request.raw, reply.raw, result).catch(throwExpired);
  }

  /** Stores a decision on the consent page, unless the same one was made before; returns the URL to continue at. */
  async decide(
    request: Request,
    reply: Reply,
    uid: string,
    accountId: string,
    result: InteractionResults,
  ): Promise<string> {
    try {
      return await this.finish(request, reply, result);
    } catch (error) {
      // Meanwhile, the browser may have followed the answer to the same form, submitted before.
      const decision = { accountId, isApproved: result.consent !== undefined };
      const url = error instanceof PageError ? await this.answered.continueUrl(uid, decision) : null;
      if (url === null) throw error;
      return url;
    }
  }
}

function throwExpired(error: unknown): never {
  throw error instanceof errors.SessionNotFound ? expired() : error;
}

/** The error of an interaction that has been answered, has expired or belongs to another browser. */
export function expired(): PageError {
  return new PageError(
    400,
    'This page has expired',
    'It has already been answered, was open for too long, or was opened in another browser. Go back to the app and start again.',
  );
}
