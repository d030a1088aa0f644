import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { BAD_REDIRECT_URIS } from '../support/bad-redirect-uris.js';
import { runCommand } from '../support/command-line.js';
import { Person, textOf } from '../support/dashboard.js';
import { aClient, CALLBACK, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let developer: Person;
beforeAll(async () => {
  service = await startOAuthApp();
  developer = await Person.signIn(service);
});
afterAll(() => service.close());

// The fields of the form take one URI a line; a space separates them too.
const IN_FORMS = BAD_REDIRECT_URIS.filter(([uri]) => !uri.includes(' '));
const apps = () => service.app.get(OAuthClientsService);

/** Sends the form of an app, at `path`, with these URIs. */
const submit = (path: string, fields: Record<string, string>) =>
  developer.post(path, {
    id: randomUUID(),
    name: 'My app',
    redirect_uris: CALLBACK,
    scope: 'generate',
    kind: 'confidential',
    ...fields,
  });

/** Runs `apps:create` with these URIs. */
function create(option: string, uri: string) {
  const redirectUri = option === '--redirect-uri' ? [] : ['--redirect-uri', CALLBACK];
  const args = ['apps:create', '--account', developer.account.email, '--name', 'My app', ...redirectUri];
  const environment = { DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY };
  return runCommand(environment, [...args, option, uri, '--json']);
}

describe('a post-logout redirect URI that is not a valid redirect URI', () => {
  // Prevents a sign-out redirect to a script, to plain http or to an address that others can control.
  it.each(IN_FORMS)('%s is rejected by the dashboard, as a redirect URI is', async (uri, problem) => {
    const known = await aClient(service, { accountId: developer.account.id });
    for (const path of ['/developer/apps', `/developer/apps/${known.id}`]) {
      for (const [field, what] of [
        ['redirect_uris', 'redirect URI'],
        ['post_logout_redirect_uris', 'post-logout redirect URI'],
      ] as const) {
        const page = await submit(path, { [field]: uri });
        expect([path, page.status, textOf(page)]).toEqual([
          path,
          422,
          expect.stringContaining(`The ${what} “${uri}” ${problem}`),
        ]);
      }
    }
    expect(await apps().find(known.id)).toMatchObject({
      redirectUris: [CALLBACK],
      postLogoutRedirectUris: [],
    });
    await apps().delete(known.id);
    expect(await apps().list(developer.account.id)).toEqual([]);
  });

  it.each(BAD_REDIRECT_URIS)('%s is rejected by apps:create', async (uri, problem) => {
    const { exitCode, stdout, stderr } = await create('--post-logout-redirect-uri', uri);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`the post-logout redirect URI “${uri}” ${problem}`);
    expect(await apps().list(developer.account.id)).toEqual([]);
  });

  it('is rejected by apps:create as a redirect URI is', async () => {
    const [uri, problem] = BAD_REDIRECT_URIS[0]!;
    const { exitCode, stderr } = await create('--redirect-uri', uri);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(`the redirect URI “${uri}” ${problem}`)]);
  });
});
