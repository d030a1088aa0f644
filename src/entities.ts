import { AccountDataJob } from './account-data/account-data-job.entity.js';
import { ExportChunk } from './account-data/export-chunk.entity.js';
import { DeletedAccount } from './account-lifecycle/deleted-account.entity.js';
import { AccountInvitation } from './accounts/account-invitation.entity.js';
import { Account } from './accounts/account.entity.js';
import { KnownBrowser } from './accounts/known-browser.entity.js';
import { Plan } from './accounts/plan.entity.js';
import { StoredSession } from './accounts/session.entity.js';
import { SignInAttempt } from './accounts/sign-in-attempt.entity.js';
import { SignUpAttempt } from './accounts/sign-up-attempt.entity.js';
import { ApiKey } from './api-keys/api-key.entity.js';
import { ScopeUse } from './api-keys/scope-use.entity.js';
import { StoredAuditEvent } from './audit/audit-event.entity.js';
import { AuditHead } from './audit/audit-head.entity.js';
import { CredentialMonth } from './budgets/credential-month.entity.js';
import { UsageReservation } from './budgets/usage-reservation.entity.js';
import { StoredEvent } from './events/event.entity.js';
import { GenerationCount } from './generation/generation-count.entity.js';
import { Generation } from './generation/generation.entity.js';
import { RemovedGenerationCount } from './generation/removed-generation-count.entity.js';
import { IdempotencyKey } from './generation/idempotency-key.entity.js';
import { JobSubmission } from './jobs/job-submission.entity.js';
import { Job } from './jobs/job.entity.js';
import { StoredModel } from './models/model.entity.js';
import { OAuthAccessToken } from './oauth/tokens/oauth-access-token.entity.js';
import { OAuthArtifact } from './oauth/storage/oauth-artifact.entity.js';
import { OAuthClient, OAuthClientSecret } from './oauth/clients/oauth-client.entity.js';
import { OAuthConsent } from './oauth/consents/oauth-consent.entity.js';
import { OAuthGrant } from './oauth/storage/oauth-grant.entity.js';
import { OAuthSigningKey } from './oauth/tokens/oauth-signing-key.entity.js';
import { ConcurrencyHeartbeat } from './rate-limit/concurrency-heartbeat.entity.js';
import { ConcurrencySlot } from './rate-limit/concurrency-slot.entity.js';
import { ConcurrencyProcess } from './rate-limit/concurrency-process.entity.js';
import { RateLimitBucket } from './rate-limit/rate-limit-bucket.entity.js';
import { LoggedRequest } from './request-log/logged-request.entity.js';
import { StoredRejectedRequest } from './request-log/rejected-request.entity.js';
import { GenerationSearch } from './search/generation-search.entity.js';
import { QueuedGeneration } from './search/queued-generation.entity.js';
import { SecretKey } from './secret-keys/secret-key.entity.js';
import { AccountTemplateVersion } from './template-library/account-template-version.entity.js';
import { AccountTemplate } from './template-library/account-template.entity.js';
import { AccountUsageTotal } from './usage/account-usage-total.entity.js';
import { UsageDay } from './usage/usage-day.entity.js';
import { UsageDetail } from './usage/usage-detail.entity.js';
import { UsageEntry } from './usage/usage-entry.entity.js';
import { UsageFlush } from './usage/usage-flush.entity.js';
import { UsageMonth } from './usage/usage-month.entity.js';
import { UsageTotal } from './usage/usage-total.entity.js';
import { WebhookAttempt } from './webhooks/webhook-attempt.entity.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhooks/webhook-endpoint.entity.js';

/**
 * The entities, one for each table. `npm run schema:check` compares them with the migrations. It cannot see index
 * predicates, index expressions and sort orders, texts of CHECK constraints, triggers, functions and storage
 * options: for those the migrations are the only source.
 */
export const entities = [
  Account,
  AccountDataJob,
  AccountInvitation,
  AccountTemplate,
  AccountTemplateVersion,
  AccountUsageTotal,
  ApiKey,
  AuditHead,
  ConcurrencyHeartbeat,
  ConcurrencySlot,
  ConcurrencyProcess,
  CredentialMonth,
  DeletedAccount,
  ExportChunk,
  Generation,
  GenerationCount,
  GenerationSearch,
  IdempotencyKey,
  KnownBrowser,
  OAuthAccessToken,
  LoggedRequest,
  OAuthArtifact,
  OAuthClient,
  OAuthClientSecret,
  OAuthConsent,
  OAuthGrant,
  OAuthSigningKey,
  Plan,
  QueuedGeneration,
  RateLimitBucket,
  RemovedGenerationCount,
  ScopeUse,
  SecretKey,
  SignInAttempt,
  SignUpAttempt,
  StoredAuditEvent,
  StoredEvent,
  Job,
  JobSubmission,
  StoredModel,
  StoredRejectedRequest,
  StoredSession,
  UsageDay,
  UsageDetail,
  UsageEntry,
  UsageFlush,
  UsageMonth,
  UsageReservation,
  UsageTotal,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
];
