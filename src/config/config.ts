import 'reflect-metadata';
import { resolve } from 'node:path';
import { KeyRing } from '../common/crypto/key-ring.js';
import { checkDatabaseUrls, checkShutdownTimes } from './check-environment.js';
import { readEnvironment, type Environment } from './environment.js';
import { describeMistyped, findMistypedVariables } from './mistyped-variables.js';
import type { ModelProvider } from './model-providers.js';
import { parseModels, type ModelSpec } from './model-specs.js';
import { readAllAccess, type ProviderAccess } from './provider-access.js';
import { readSecretFiles } from './secret-files.js';
import { parseTrustProxy } from './trust-proxy.js';

/** Everything an operator can set, checked and frozen before anything else exists. */
export class Config {
  dataDir: string;
  port: number;
  host: string;
  /** An origin as URL parsers write it, so that clients compare it as it is: without a trailing slash or a default port. */
  publicUrl: string;
  /** null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** The URL of PostgreSQL itself, for LISTEN and migrations; null if `databaseUrl` is not the URL of a pooler. */
  directDatabaseUrl: string | null;
  /** The operator's models (`MODELS`), in order; empty if not set. */
  models: readonly ModelSpec[];
  /** Whether the first start looks for models to connect. */
  detectsModels: boolean;
  /** The environment's settings for each model provider. */
  providerAccess: Readonly<Record<ModelProvider, ProviderAccess>>;
  /** ISO 4217; all prices and costs are in it. */
  currency: string;
  modelDeadlineMs: number;
  /** null: generated once and stored in the data folder (embedded PostgreSQL only). */
  keyRing: KeyRing | null;
  signup: 'closed' | 'open';
  apiKeyReveal: 'reauth' | 'once';
  trustProxy: number | string[] | false;
  addressRequestsPerMinute: number;
  rateLimitStore: 'memory' | 'postgres';
  rateLimitWindowSeconds: number;
  workers: number;
  /** Whether this process runs queued jobs. If not, another one must. */
  runsJobs: boolean;
  /** The ages in days at which generations (null: never) and logged API calls (0: none are logged) are deleted. */
  retentionDays: number | null;
  requestLogDays: number;
  /** How long the port stays open after SIGTERM; part of the grace. */
  shutdownDelaySeconds: number;
  /** Child processes of the built-in engine for work of any size; one more is kept for small work. */
  builtinProcesses: number;
  shutdownGraceSeconds: number;
  logLevel: string;
  /** Whether webhooks may be sent to private addresses and without TLS, for development. */
  webhooksAllowPrivate: boolean;
  /** null: only requests from this machine may read the metrics. */
  metricsToken: string | null;
  /** The endpoint for traces (OTLP over HTTP); null disables tracing. */
  tracesEndpoint: string | null;
  adminEmail: string;
  /** null: a random one, shown once. */
  adminPassword: string | null;
  /** Whether the first start prints its secrets even if stdout is not a terminal, such as a container's log. */
  printsFirstStartSecrets: boolean;
}

/** Lists every invalid variable, one per line. */
export class ConfigError extends Error {}

/** Reads and checks the environment; throws a `ConfigError` that names each bad variable. */
export function loadConfig(environmentVariables: NodeJS.ProcessEnv): Readonly<Config> {
  const problems: string[] = [];
  const variables = readSecretFiles(environmentVariables, problems);
  const environment = readEnvironment(variables, problems);
  const attempt = <T>(name: string, parse: () => T): T | null => {
    try {
      return parse();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(/^[A-Z_]{3,} /.test(message) ? message : `${name} ${message}`);
      return null;
    }
  };
  checkDatabaseUrls(environment, problems);
  checkShutdownTimes(environment, problems);
  const keyText = environment.SECRET_KEY;
  const keyRing = keyText === undefined ? null : attempt('SECRET_KEY', () => KeyRing.parse(keyText));
  if (environment.DATABASE_URL !== undefined && keyText === undefined) {
    problems.push('SECRET_KEY is required when DATABASE_URL is set: `id:base64 of 32 bytes`');
  }
  const models = attempt('MODELS', () => parseModels(environment.MODELS, variables)) ?? [];
  const providerAccess = readAllAccess((provider, read) => attempt(provider, read), variables);
  const trustProxy = attempt('TRUST_PROXY', () => parseTrustProxy(environment.TRUST_PROXY)) ?? false;
  if (problems.length > 0) {
    // A misspelled setting may be why another one is missing.
    const misspelled = findMistypedVariables(environmentVariables).map(describeMistyped);
    throw new ConfigError([...new Set(problems), ...misspelled].join('\n'));
  }
  return Object.freeze(
    Object.assign(new Config(), plainSettings(environment), { keyRing, models, providerAccess, trustProxy }),
  );
}

function plainSettings(environment: Environment) {
  const isShared = environment.DATABASE_URL !== undefined || environment.WORKERS > 1;
  return {
    dataDir: resolve(environment.DATA_DIR),
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: new URL(environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).origin,
    databaseUrl: environment.DATABASE_URL ?? null,
    directDatabaseUrl: environment.DIRECT_DATABASE_URL ?? null,
    detectsModels: environment.MODELS_DETECT === 'on',
    currency: environment.CURRENCY,
    modelDeadlineMs: environment.MODEL_DEADLINE_MS,
    signup: environment.SIGNUP,
    apiKeyReveal: environment.API_KEY_REVEAL,
    addressRequestsPerMinute: environment.ADDRESS_REQUESTS_PER_MINUTE,
    rateLimitStore: environment.RATE_LIMIT_STORE ?? (isShared ? 'postgres' : 'memory'),
    rateLimitWindowSeconds: environment.RATE_LIMIT_WINDOW_S,
    workers: environment.WORKERS,
    runsJobs: environment.JOBS === 'on',
    retentionDays: environment.RETENTION_DAYS ?? null,
    requestLogDays: environment.REQUEST_LOG_DAYS,
    shutdownDelaySeconds: environment.SHUTDOWN_DELAY_S,
    builtinProcesses: environment.BUILTIN_PROCESSES,
    shutdownGraceSeconds: environment.SHUTDOWN_GRACE_S,
    logLevel: environment.LOG_LEVEL,
    webhooksAllowPrivate: environment.WEBHOOKS_ALLOW_PRIVATE === 'true',
    metricsToken: environment.METRICS_TOKEN ?? null,
    tracesEndpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    adminEmail: environment.ADMIN_EMAIL,
    adminPassword: environment.ADMIN_PASSWORD ?? null,
    printsFirstStartSecrets:
      environment.DATABASE_URL === undefined || environment.FIRST_START_SECRETS === 'stdout',
  } as const;
}
