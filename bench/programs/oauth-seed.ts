import { createHash, randomBytes } from 'node:crypto';
import { openDatabase } from './database.ts';
import { command, type Service } from './service.ts';

export const VERIFIER = 'v'.repeat(43);
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
export const REDIRECT_URI = 'https://app.example/callback';
const SCOPE = 'generate refine templates:read';
/** `oauth_artifacts.kind`. */
const KINDS = { AuthorizationCode: 3, RefreshToken: 4 } as const;

export interface BenchApp {
  id: string;
  secret: string;
}

/** Registers an app, as an operator does. */
export async function registerApp({ dataDir }: Service): Promise<BenchApp> {
  const args = ['apps:create', '--account', 'admin@copydesk.local', '--name', 'Bench'];
  const { client_id, client_secret } = await command<{ client_id: string; client_secret: string }>(dataDir, [
    ...args,
    '--redirect-uri',
    REDIRECT_URI,
  ]);
  return { id: client_id, secret: client_secret };
}

/** Stores codes or refresh tokens as if many users had just authorized the app. */
export async function storeTokens(
  { dataDir, url }: Service,
  app: BenchApp,
  kind: keyof typeof KINDS,
  count: number,
): Promise<string[]> {
  const prefix = kind === 'RefreshToken' ? 'cdr_' : '';
  const secrets = Array.from({ length: count }, () => prefix + randomBytes(32).toString('base64url'));
  const audience = `${url.replace('127.0.0.1', 'localhost')}/v1`;
  const now = Math.floor(Date.now() / 1000);
  const pkce = { codeChallenge: CHALLENGE, codeChallengeMethod: 'S256', redirectUri: REDIRECT_URI };
  const payload = {
    kind,
    iat: now,
    clientId: app.id,
    scope: SCOPE,
    resource: audience,
    ...(kind === 'AuthorizationCode' ? pkce : { iiat: now, rotations: 0, gty: 'authorization_code' }),
  };
  await using database = await openDatabase(dataDir);
  await database.query(
    `WITH owner AS (SELECT id FROM accounts LIMIT 1), secret AS (SELECT unnest($1::text[]) AS text),
          grants AS (
            INSERT INTO oauth_grants (id, account_id, client_id, payload, expires_at)
            SELECT 'bench-' || secret.text, owner.id, $2, $3, now() + interval '1 year' FROM owner, secret
            RETURNING id)
     INSERT INTO oauth_artifacts (kind, id_hash, grant_id, expires_at, payload)
     SELECT $4, sha256(substr(grants.id, 7)::bytea), grants.id, now() + interval '1 day',
            $5::jsonb || jsonb_build_object('accountId', owner.id) FROM grants, owner`,
    [secrets, app.id, { kind: 'Grant', iat: now, resources: { [audience]: SCOPE } }, KINDS[kind], payload],
  );
  return secrets;
}

/** An access token of an authorized app. */
export async function accessToken(service: Service, app: BenchApp): Promise<string> {
  const [refreshToken] = await storeTokens(service, app, 'RefreshToken', 1);
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken!,
    client_id: app.id,
    client_secret: app.secret,
  });
  const answer = await fetch(`${service.url}/oauth/token`, { method: 'POST', body });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}
