import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import type { PageQuery } from '../common/http/page.js';
import type { Principal } from '../common/http/principal.js';
import type { StoredEvent } from '../events/event.entity.js';
import { MessageReplay } from './message-replay.js';
import { EndpointChanges } from './endpoint-changes.js';
import type { EndpointOwner } from './endpoint-owner.js';
import { WebhookEndpoints, type IssuedEndpoint } from './webhook-endpoints.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookError } from './webhook-errors.js';
import type { NewWebhookRequest, WebhookChangeRequest } from './webhooks.dto.js';
import { isUuid } from '../common/validation/uuid.js';

/** Endpoints as callers of the API manage them; errors are those of the API. */
@Injectable()
export class WebhooksApi {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly changes: EndpointChanges,
    private readonly replay: MessageReplay,
  ) {}

  list(principal: Principal, query: PageQuery) {
    return this.endpoints.list(ownerOf(principal), query);
  }

  get(principal: Principal, id: string): Promise<WebhookEndpoint> {
    return found(id, () => this.endpoints.find(ownerOf(principal), id));
  }

  create(principal: Principal, request: NewWebhookRequest): Promise<IssuedEndpoint> {
    return checked(this.endpoints.create(ownerOf(principal), request));
  }

  change(principal: Principal, id: string, request: WebhookChangeRequest): Promise<WebhookEndpoint> {
    return found(id, () => checked(this.changes.change(ownerOf(principal), id, request)));
  }

  async delete(principal: Principal, id: string): Promise<void> {
    await found(id, () => this.changes.delete(ownerOf(principal), id));
  }

  rotateSecret(principal: Principal, id: string): Promise<IssuedEndpoint> {
    return found(id, () => this.changes.rotateSecret(ownerOf(principal), id));
  }

  async test(principal: Principal, id: string): Promise<StoredEvent> {
    return checked(this.replay.sendTest(await this.get(principal, id)));
  }
}

function ownerOf({ account, credential }: Principal): EndpointOwner {
  const { clientId } = credential;
  return { accountId: account.id, clientId, grantId: clientId === null ? null : credential.id };
}

async function found<Result>(id: string, find: () => Promise<Result | null>): Promise<Result> {
  const result = isUuid(id) ? await find() : null;
  if (result === null) throw new AppError('not_found', 'Webhook endpoint not found.');
  return result;
}

async function checked<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (!(error instanceof WebhookError)) throw error;
    const { field: path, problem, reason, message } = error;
    throw new AppError(reason, message, { details: [{ path, message: problem }] });
  });
}
