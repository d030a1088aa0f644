import { capitalize } from '../../web/capitalize.js';
import type { DescribedApi } from './described-api.js';
import { InlineMarkdown, Markdown } from './markdown.js';

/** How requests are authenticated, and the scopes. */
export function AuthenticationSection({ api }: { api: DescribedApi }) {
  const { apiKey, oauth2 } = api.components.securitySchemes;
  const scopes = Object.entries(oauth2.flows.authorizationCode.scopes);
  return (
    <section id="authentication" aria-labelledby="authentication-title">
      <h2 id="authentication-title">Authentication</h2>
      <p>
        Send the credential with each request: <code>Authorization: Bearer &lt;credential&gt;</code>.
      </p>
      <h3>API key</h3>
      <Markdown text={apiKey.description} />
      <p>
        Create one in the dashboard under <a href="/settings/api-keys">API keys</a>.
      </p>
      <h3>OAuth 2.0</h3>
      <Markdown text={oauth2.description} />
      <p>
        Register the app under <a href="/developer/apps">Apps</a>. The endpoints are under{' '}
        <a href="#tag-oauth">OAuth</a>.
      </p>
      <h3 id="scopes">Scopes</h3>
      <dl class="definitions">
        {scopes.map(([name, description]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <InlineMarkdown text={capitalize(description)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
