import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSourceOptions } from 'typeorm';
import { AccountLifecycleModule } from '../account-lifecycle/account-lifecycle.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConfigModule, type RuntimeContext } from '../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ModelSetupModule } from '../model-setup/model-setup.module.js';
import { OAuthAppsModule } from '../oauth/oauth-apps.module.js';
import { EventsModule } from '../events/events.module.js';
import { WebhookEndpointsModule } from '../webhooks/webhook-endpoints.module.js';
import { StoredJobsModule } from '../jobs/stored-jobs.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { RequestLogModule } from '../request-log/request-log.module.js';

/** The features that commands use. It has no HTTP server and no engines. */
@Module({})
export class ServicesModule {
  static register(
    context: RuntimeContext,
    databaseUrl: string,
    entities: DataSourceOptions['entities'],
  ): DynamicModule {
    return {
      module: ServicesModule,
      imports: [
        ConfigModule.register(context),
        DatabaseModule.register(databaseUrl, entities, {
          directUrl: context.config.directDatabaseUrl,
          listens: false,
        }),
        MetricsModule,
        AuditModule,
        EventsModule,
        ModelSetupModule,
        AccountLifecycleModule,
        AccountsModule,
        ApiKeysModule,
        OAuthAppsModule,
        RequestLogModule,
        QueueModule,
        StoredJobsModule,
        WebhookEndpointsModule,
      ],
    };
  }
}
