import { plainToInstance } from 'class-transformer';
import { IsEmail, IsIn, IsOptional, IsString, IsUrl, Length, Matches, validateSync } from 'class-validator';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../common/validation/password-length.js';
import { IntegerFrom } from './integer-from.js';

const localUrl = { require_tld: false, require_protocol: true };

/**
 * Every variable in one place, with its default and its check. An empty variable counts as not set. Optional variables
 * default to `undefined`, so that each is a key of an instance.
 */
export class Environment {
  @IsString()
  DATA_DIR: string = './data';

  @IntegerFrom(1, 65535)
  PORT: number = 3000;

  @Matches(/^[\w.:-]+$/, { message: 'must be an address of this machine, or a name for one' })
  HOST: string = '127.0.0.1';

  @IsOptional()
  @IsUrl({ ...localUrl, protocols: ['http', 'https'] })
  @Matches(/^(?:https:\/\/[^/?#@\s]+|http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?)\/?$/, {
    message: 'must be an origin (scheme, host, port) with https, or http on a loopback host',
  })
  PUBLIC_URL?: string = undefined;

  @IsOptional()
  @Matches(/^postgres(?:ql)?:\/\/.+/, { message: 'must be a postgres:// URL' })
  DATABASE_URL?: string = undefined;

  @IsOptional()
  @Matches(/^postgres(?:ql)?:\/\/.+/, { message: 'must be a postgres:// URL' })
  DIRECT_DATABASE_URL?: string = undefined;

  @IsOptional()
  @IsString()
  MODELS?: string = undefined;

  @IsIn(['on', 'off'])
  MODELS_DETECT: 'on' | 'off' = 'on';

  @IsIn(Intl.supportedValuesOf('currency'), {
    message: 'must be a currency code (ISO 4217) such as USD or EUR',
  })
  CURRENCY: string = 'USD';

  @IntegerFrom(100, 600_000)
  MODEL_DEADLINE_MS: number = 30_000;

  @IsOptional()
  @IsString()
  SECRET_KEY?: string = undefined;

  @IsIn(['closed', 'open'])
  SIGNUP: 'closed' | 'open' = 'closed';

  @IsIn(['reauth', 'once'])
  API_KEY_REVEAL: 'reauth' | 'once' = 'reauth';

  @IsOptional()
  @IsString()
  TRUST_PROXY?: string = undefined;

  @IntegerFrom(1, 1_000_000)
  ADDRESS_REQUESTS_PER_MINUTE: number = 600;

  @IsOptional()
  @IsIn(['memory', 'postgres'])
  RATE_LIMIT_STORE?: 'memory' | 'postgres' = undefined;

  @IntegerFrom(1, 86_400)
  RATE_LIMIT_WINDOW_S: number = 60;

  @IntegerFrom(1, 64)
  WORKERS: number = 1;

  @IsIn(['on', 'off'])
  JOBS: 'on' | 'off' = 'on';

  @IntegerFrom(1, 64)
  BUILTIN_PROCESSES: number = 1;

  @IsOptional()
  @IntegerFrom(1, 36_500)
  RETENTION_DAYS?: number = undefined;

  @IntegerFrom(0, 90)
  REQUEST_LOG_DAYS: number = 30;

  @IntegerFrom(0, 3600)
  SHUTDOWN_DELAY_S: number = 0;

  @IntegerFrom(0, 3600)
  SHUTDOWN_GRACE_S: number = 30;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL: string = 'info';

  @IsIn(['true', 'false'])
  WEBHOOKS_ALLOW_PRIVATE: 'true' | 'false' = 'false';

  @IsOptional()
  @Matches(/^[\x21-\x7e]{16,256}$/, { message: 'must be 16 to 256 visible ASCII characters' })
  METRICS_TOKEN?: string = undefined;

  @IsOptional()
  @IsUrl({ ...localUrl, protocols: ['http', 'https'] })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string = undefined;

  @IsEmail({ require_tld: false })
  ADMIN_EMAIL: string = 'admin@copydesk.local';

  /** Its strength is checked by the first start, which creates the account. */
  @IsOptional()
  @Length(PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX)
  ADMIN_PASSWORD?: string = undefined;

  @IsOptional()
  @IsIn(['stdout'])
  FIRST_START_SECRETS?: 'stdout' = undefined;
}

/** Reads the known variables and adds each invalid one to `problems`, by its name. */
export function readEnvironment(variables: NodeJS.ProcessEnv, problems: string[]): Environment {
  const given = SETTINGS.flatMap((name) => (variables[name] ? [[name, variables[name]]] : []));
  const environment = plainToInstance(Environment, Object.fromEntries(given), { exposeDefaultValues: true });
  for (const { property, constraints } of validateSync(environment)) {
    const texts = Object.values(constraints ?? {}).map((text) => text.replace(`${property} `, ''));
    problems.push(`${property} ${[...new Set(texts)].join(', ')}`);
  }
  return environment;
}

/** The name of every setting above; those of model providers are in `model-providers.ts`. */
export const SETTINGS: readonly string[] = Object.keys(new Environment());
