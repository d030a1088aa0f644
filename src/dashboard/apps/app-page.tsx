import type { OAuthClient, OAuthClientSecret } from '../../oauth/clients/oauth-client.entity.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { When } from '../frame/parts.js';
import { CodeBox } from '../frame/secret-box.js';
import { SeenSettings } from '../frame/seen-settings.js';
import type { SessionContext } from '../frame/session-context.js';
import { AppFields } from './app-fields.js';
import { formOf, type AppForm } from './app-form.js';
import { APPS_PATH, AppState, SUSPENDED_BY_OPERATOR } from './app-pages.js';

interface AppPageProps {
  context: SessionContext;
  app: OAuthClient;
  secrets: OAuthClientSecret[];
  form: AppForm;
  /** Whether the app is suspended and its developer can resume it. */
  mayResume: boolean;
  publicUrl: string;
  notice?: string | null;
  problem?: string;
}

export function AppPage(props: AppPageProps) {
  const { context, app, secrets, form, mayResume, publicUrl, notice, problem } = props;
  const path = `${APPS_PATH}/${app.id}`;
  return (
    <DashboardPage context={context} title={app.name} notice={notice}>
      <Problem text={problem} />
      <dl class="facts plain">
        <dt>Client ID</dt>
        <dd class="code">{app.id}</dd>
        <dt>State</dt>
        <dd>
          <AppState app={app} />
        </dd>
        <dt>Kind</dt>
        <dd>{app.isPublic ? 'public: no secret' : 'confidential'}</dd>
      </dl>
      <section class="part">
        <h2>Connecting</h2>
        <CodeBox id="authorize" label="Authorization URL" code={authorizeUrl(publicUrl, app)} />
        <CodeBox id="token" label="Code exchange" code={tokenCurl(publicUrl, app)} />
      </section>
      <section class="part narrow">
        <h2>Settings</h2>
        <PageForm context={context} action={path}>
          <SeenSettings context={context} of="app" settings={formOf(app)} />
          <AppFields form={form} />
          <button>Save</button>
        </PageForm>
      </section>
      {!app.isPublic && <Secrets path={path} secrets={secrets} />}
      <section class="part">
        <h2>{app.suspendedAt ? 'Suspended' : 'Suspend or delete'}</h2>
        <p class="soft">
          A suspended app has no access; nothing is deleted. Deleting the app ends its access for all users.
          {app.suspendedAt && !mayResume && ` ${SUSPENDED_BY_OPERATOR}`}
        </p>
        <div class="buttons">
          {mayResume && (
            <a class="button quiet" href={`${path}/resume`}>
              Resume
            </a>
          )}
          {!app.suspendedAt && (
            <a class="button danger" href={`${path}/suspend`}>
              Suspend
            </a>
          )}
          <a class="button danger" href={`${path}/delete`}>
            Delete the app
          </a>
        </div>
      </section>
    </DashboardPage>
  );
}

function Secrets({ path, secrets }: { path: string; secrets: OAuthClientSecret[] }) {
  return (
    <section class="part narrow">
      <h2>Secret</h2>
      <ul>
        {secrets.map(({ id, lastFour, createdAt, expiresAt }) => (
          <li key={id}>
            <span class="code">cds_…{lastFour}</span>, created <When at={createdAt} />
            {expiresAt && (
              <>
                , expires <When at={expiresAt} />
              </>
            )}
          </li>
        ))}
      </ul>
      <a class="button quiet" href={`${path}/rotate`}>
        Rotate the secret
      </a>
    </section>
  );
}

function authorizeUrl(publicUrl: string, app: OAuthClient): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.id,
    redirect_uri: app.redirectUris[0]!,
    scope: app.scopes.join(' '),
    state: 'A_RANDOM_STATE',
    code_challenge: 'BASE64URL_SHA256_OF_YOUR_VERIFIER',
    code_challenge_method: 'S256',
  });
  return `${publicUrl}/oauth/authorize?${query}`;
}

function tokenCurl(publicUrl: string, app: OAuthClient): string {
  const quoted = app.redirectUris[0]!.replaceAll(`'`, String.raw`'\''`);
  return [
    `curl ${publicUrl}/oauth/token \\`,
    app.isPublic ? `  -d 'client_id=${app.id}' \\` : `  -u '${app.id}:YOUR_SECRET' \\`,
    `  -d grant_type=authorization_code \\`,
    `  -d code=THE_CODE \\`,
    `  -d code_verifier=YOUR_VERIFIER \\`,
    `  --data-urlencode 'redirect_uri=${quoted}'`,
  ].join('\n');
}
