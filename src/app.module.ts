import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AuthModule } from './auth/auth.module.js';
import { AuditHeadLog } from './audit/audit-head-log.js';
import { AuditModule } from './audit/audit.module.js';
import { BearerAuthGuard } from './auth/bearer-auth.guard.js';
import { ScopesGuard } from './auth/scopes.guard.js';
import { DeprecatedFieldsInterceptor } from './http/deprecated-fields.interceptor.js';
import { EnvelopeInterceptor } from './http/envelope.interceptor.js';
import { UnknownRouteFilter } from './http/unknown-route.filter.js';
import { ErrorEnvelopeFilter } from './common/http/error-envelope.filter.js';
import { JsonBodyGuard } from './common/http/json-body.guard.js';
import { hasDeprecatedFields } from './common/http/deprecated.js';
import { CommonHeaders, makeCommonHeaders } from './http/response-headers.js';
import { UnknownQueryGuard } from './http/unknown-query.guard.js';
import { RequestValidationPipe } from './common/validation/request-validation.pipe.js';
import { Config } from './config/config.js';
import { ConfigModule, type RuntimeContext } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { entities } from './entities.js';
import { EventsModule } from './events/events.module.js';
import { GenerationModule } from './generation/generation.module.js';
import { HealthModule } from './health/health.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { ModelSetupModule } from './model-setup/model-setup.module.js';
import { ModelsModule } from './models/models.module.js';
import { OAuthModule } from './oauth/oauth.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { ConcurrencyGuard } from './rate-limit/concurrency.guard.js';
import { PrincipalThrottlerGuard } from './rate-limit/principal-throttler.guard.js';
import { AddressLimit } from './rate-limit/address-limit.js';
import { QueueModule } from './queue/queue.module.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { RateLimitStorage } from './rate-limit/rate-limit-storage.js';
import { RequestLogModule } from './request-log/request-log.module.js';
import { RefinementModule } from './refinement/refinement.module.js';
import { UsageModule } from './usage/usage.module.js';
import { SecretKeysModule } from './secret-keys/secret-keys.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { TemplateLibraryModule } from './template-library/template-library.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** The service. The guards run in this order: authentication, concurrency, rate limit, permissions, query, body. */
@Module({})
export class AppModule {
  static register(context: RuntimeContext, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(context),
        DatabaseModule.register(databaseUrl, entities, {
          directUrl: context.config.directDatabaseUrl,
          processes: context.config.workers,
        }),
        QueueModule,
        MetricsModule,
        AuditModule,
        EventsModule,
        RateLimitModule,
        RequestLogModule,
        AccountsModule,
        ApiKeysModule,
        OAuthModule,
        SignInModule,
        DashboardModule,
        AuthModule,
        ModelsModule,
        ModelSetupModule,
        TemplateLibraryModule,
        GenerationModule,
        RefinementModule,
        JobsModule,
        McpModule,
        UsageModule,
        HealthModule,
        OpenApiModule,
        SecretKeysModule,
        WebhooksModule,
      ],
      providers: [
        // Not in AuditModule: commands import that and must not log the head.
        AuditHeadLog,
        {
          provide: CommonHeaders,
          inject: [Config, RateLimitStorage, AddressLimit],
          useFactory: makeCommonHeaders,
        },
        { provide: APP_GUARD, useClass: BearerAuthGuard },
        { provide: APP_GUARD, useClass: ConcurrencyGuard },
        { provide: APP_GUARD, useClass: PrincipalThrottlerGuard },
        { provide: APP_GUARD, useClass: ScopesGuard },
        { provide: APP_GUARD, useClass: UnknownQueryGuard },
        { provide: APP_GUARD, useClass: JsonBodyGuard },
        { provide: APP_PIPE, useExisting: RequestValidationPipe },
        // An interceptor takes time in every request, and most releases deprecate no field.
        ...(hasDeprecatedFields()
          ? [{ provide: APP_INTERCEPTOR, useClass: DeprecatedFieldsInterceptor }]
          : []),
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
        { provide: APP_FILTER, useClass: ErrorEnvelopeFilter },
        { provide: APP_FILTER, useClass: UnknownRouteFilter },
      ],
    };
  }
}
