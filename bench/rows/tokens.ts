import { alternate, ratio } from '../alternate.ts';
import { runLoad, type LoadResult } from '../load/run-load.ts';
import {
  CHALLENGE,
  REDIRECT_URI,
  registerApp,
  storeTokens,
  VERIFIER,
  type BenchApp,
} from '../programs/oauth-seed.ts';
import { startOAuthInMemory } from '../programs/references.ts';
import { startService } from '../programs/service.ts';
import type { Row } from '../row.ts';

const CONNECTIONS = 32;
/** They are passed to the load as one argument, which Linux limits to 128 KiB. */
const CODES = 2_000;
/** Grants, each of them refreshed `REFRESHES` times. */
const GRANTS = 200;
const REFRESHES = 15;
const MEMORY_APP = { id: 'bench', secret: 'a secret of the measurement' };

type Kind = 'AuthorizationCode' | 'RefreshToken';

/** Token requests, each committed before its response, compared with the same library without a database. */
export const tokens: Row = {
  id: 'tokens',
  title: 'OAuth code exchange / refresh, rate relative to the library in memory',
  measures: [
    { better: 'higher', floor: 0.4, aim: 0.6 },
    { better: 'higher', floor: 0.4, aim: 0.6 },
  ],
  async run(bench) {
    await using service = await startService({ MODELS: 'fixed', ADDRESS_REQUESTS_PER_MINUTE: '1000000' });
    await using inMemory = await startOAuthInMemory();
    const app = await registerApp(service);
    const values: number[] = [];
    for (const kind of ['AuthorizationCode', 'RefreshToken'] as const) {
      const count = kind === 'RefreshToken' ? GRANTS : CODES;
      const askService = async () =>
        ask(service.url, app, kind, await storeTokens(service, app, kind, count));
      const askInMemory = async () => {
        const body = JSON.stringify({ kind, count, codeChallenge: CHALLENGE });
        const response = await fetch(`${inMemory.url}/seed`, { method: 'POST', body });
        return ask(inMemory.url, MEMORY_APP, kind, (await response.json()) as string[]);
      };
      await askService();
      await askInMemory();
      values.push(ratio('perSecond', await alternate(bench, askService, askInMemory)));
    }
    return { values };
  },
};

function ask(url: string, client: BenchApp, kind: Kind, secrets: string[]): Promise<LoadResult> {
  return runLoad('tokens.ts', {
    url: `${url}/oauth/token`,
    client,
    grantType: kind === 'RefreshToken' ? 'refresh_token' : 'authorization_code',
    secrets,
    refreshes: REFRESHES,
    verifier: VERIFIER,
    redirectUri: REDIRECT_URI,
    connections: CONNECTIONS,
  });
}
