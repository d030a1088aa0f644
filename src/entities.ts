import { Account } from './accounts/account.entity.js';
import { Plan } from './accounts/plan.entity.js';
import { ApiKey } from './api-keys/api-key.entity.js';
import { OAuthClient, OAuthClientSecret } from './oauth/oauth-client.entity.js';

/** Every table that TypeORM knows as an entity. */
export const entities = [Account, ApiKey, OAuthClient, OAuthClientSecret, Plan];
