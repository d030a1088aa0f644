import { Initial1795219200000 } from './migrations/1795219200000-initial.js';
import { UsageAndIdempotency1795219210000 } from './migrations/1795219210000-usage-and-idempotency.js';
import { RateLimitBuckets1795219220000 } from './migrations/1795219220000-rate-limit-buckets.js';
import { OAuth1795219300000 } from './migrations/1795219300000-oauth.js';
import { Audit1795219400000 } from './migrations/1795219400000-audit.js';
import { LongLists1795219510000 } from './migrations/1795219510000-long-lists.js';
import { RefusedRequests1795219520000 } from './migrations/1795219520000-refused-requests.js';
import { SecretKeys1795219540000 } from './migrations/1795219540000-secret-keys.js';
import { RepeatableUsage1795219600000 } from './migrations/1795219600000-repeatable-usage.js';
import { SignInSecurity1795219700000 } from './migrations/1795219700000-sign-in-security.js';
import { OAuthLogoutAndSuccessors1795219800000 } from './migrations/1795219800000-oauth-logout-and-successors.js';
import { AuditEventsFollowTheHead1795220100000 } from './migrations/1795220100000-audit-events-follow-the-head.js';
import { Models1795420300000 } from './migrations/1795420300000-models.js';
import { AppSpendingLimits1795450600000 } from './migrations/1795450600000-app-spending-limits.js';
import { GenerationLabels1795450900000 } from './migrations/1795450900000-generation-labels.js';
import { Receipts1795451000000 } from './migrations/1795451000000-receipts.js';
import { Budgets1795451200000 } from './migrations/1795451200000-budgets.js';
import { UsageDetails1795451300000 } from './migrations/1795451300000-usage-details.js';
import { ConcurrencyPlaces1795451400000 } from './migrations/1795451400000-concurrency-places.js';
import { LabelIndexes1795451500000 } from './migrations/1795451500000-label-indexes.js';
import { Webhooks1795452000000 } from './migrations/1795452000000-webhooks.js';
import { Jobs1795452100000 } from './migrations/1795452100000-jobs.js';
import { AccountInvitations1795452200000 } from './migrations/1795452200000-account-invitations.js';
import { StoredInputs1795606000000 } from './migrations/1795606000000-stored-inputs.js';
import { TextSearch1795607000000 } from './migrations/1795607000000-text-search.js';
import { SearchExistingTexts1795608000000 } from './migrations/1795608000000-search-existing-texts.js';
import { RequestLog1795620000000 } from './migrations/1795620000000-request-log.js';
import { MonthlyPartitions1795621000000 } from './migrations/1795621000000-monthly-partitions.js';
import { RemovedGenerationCounts1795622000000 } from './migrations/1795622000000-removed-generation-counts.js';
import { AccountRetention1795623000000 } from './migrations/1795623000000-account-retention.js';
import { ScopeUses1795630000000 } from './migrations/1795630000000-scope-uses.js';
import { FinishedJobRequests1795640000000 } from './migrations/1795640000000-finished-job-requests.js';
import { AccountData1795650000000 } from './migrations/1795650000000-account-data.js';
import { FailuresOfCallers1795660000000 } from './migrations/1795660000000-failures-of-callers.js';
import { AccountUsageTotals1795670000000 } from './migrations/1795670000000-account-usage-totals.js';
import { AccountTemplates1795680000000 } from './migrations/1795680000000-account-templates.js';
import { ClientDocuments1795690000000 } from './migrations/1795690000000-client-documents.js';
import { AdministratorsIndex1795700000000 } from './migrations/1795700000000-administrators-index.js';

/** All migrations, oldest first. One that has been released is never changed. */
export const migrations = [
  Initial1795219200000,
  UsageAndIdempotency1795219210000,
  RateLimitBuckets1795219220000,
  OAuth1795219300000,
  Audit1795219400000,
  LongLists1795219510000,
  RefusedRequests1795219520000,
  SecretKeys1795219540000,
  RepeatableUsage1795219600000,
  SignInSecurity1795219700000,
  OAuthLogoutAndSuccessors1795219800000,
  AuditEventsFollowTheHead1795220100000,
  Models1795420300000,
  AppSpendingLimits1795450600000,
  GenerationLabels1795450900000,
  Receipts1795451000000,
  Budgets1795451200000,
  UsageDetails1795451300000,
  ConcurrencyPlaces1795451400000,
  LabelIndexes1795451500000,
  Webhooks1795452000000,
  Jobs1795452100000,
  AccountInvitations1795452200000,
  StoredInputs1795606000000,
  TextSearch1795607000000,
  SearchExistingTexts1795608000000,
  RequestLog1795620000000,
  MonthlyPartitions1795621000000,
  RemovedGenerationCounts1795622000000,
  AccountRetention1795623000000,
  ScopeUses1795630000000,
  FinishedJobRequests1795640000000,
  AccountData1795650000000,
  FailuresOfCallers1795660000000,
  AccountUsageTotals1795670000000,
  AccountTemplates1795680000000,
  ClientDocuments1795690000000,
  AdministratorsIndex1795700000000,
];
