import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ApiKey } from '../../api-keys/api-key.entity.js';
import { hasModel } from '../../models/available-model.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { UsageDay } from '../../usage/usage-day.entity.js';

/** Which steps of a new account are done. */
export interface SetupSteps {
  /** Whether a model is connected besides the built-in engine; only administrators can connect one. */
  hasModel: boolean;
  hasKey: boolean;
  /** Whether a request was sent with a key or an app. */
  hasRequest: boolean;
  hasApp: boolean;
}

/** Reads how far an account has been set up. */
@Injectable()
export class SetupStepsReader {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    @InjectRepository(OAuthClient) private readonly apps: Repository<OAuthClient>,
    @InjectRepository(UsageDay) private readonly usage: Repository<UsageDay>,
    private readonly models: ModelCatalogue,
  ) {}

  async read(accountId: string): Promise<SetupSteps> {
    const credentialType = In(['api_key', 'oauth_token']);
    const [hasKey, hasRequest, hasApp] = await Promise.all([
      this.keys.existsBy({ accountId }),
      this.usage.existsBy({ accountId, credentialType }),
      this.apps.existsBy({ accountId }),
    ]);
    return { hasModel: hasModel(await this.models.current()), hasKey, hasRequest, hasApp };
  }
}
