import type { FindOptionsWhere } from 'typeorm';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** Who manages endpoints: an account, or an app for an account, which sees only those that it made. */
export interface EndpointOwner {
  accountId: string;
  /** null for the account itself. */
  clientId: string | null;
  /** The grant of the app's token. */
  grantId: string | null;
}

/** An account as the owner of its endpoints and of those that apps have made for it. */
export function accountOwner(accountId: string): EndpointOwner {
  return { accountId, clientId: null, grantId: null };
}

/** The endpoints that an owner sees. */
export function ownedBy({ accountId, clientId }: EndpointOwner): FindOptionsWhere<WebhookEndpoint> {
  return { accountId, ...(clientId !== null && { clientId }) };
}
