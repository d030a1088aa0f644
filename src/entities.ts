import { Account } from './accounts/account.entity.js';
import { Plan } from './accounts/plan.entity.js';
import { ApiKey } from './api-keys/api-key.entity.js';

/** Every table that TypeORM knows as an entity. */
export const entities = [Account, ApiKey, Plan];
