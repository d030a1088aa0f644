import type { ApiKey } from '../../api-keys/api-key.entity.js';
import type { IssuedKey } from '../../api-keys/issued-key.js';
import type { Config } from '../../config/config.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CodeBox, SecretBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

interface KeyShownPageProps {
  context: SessionContext;
  title: string;
  /** The notice about the action and its effect on the key. */
  text: string;
  apiKey: ApiKey;
  secret: string;
  /** The URL of the service, for the example request. */
  publicUrl: string;
}

/** Shows a key; no other page contains one. The page is not cached, so going back does not show it again. */
export function KeyShownPage({ context, title, text, apiKey, secret, publicUrl }: KeyShownPageProps) {
  const path = keyPath(apiKey.id);
  return (
    <DashboardPage context={context} title={title} parent={{ path, name: apiKey.name }}>
      <p class="warning">{text}</p>
      <SecretBox label="Your key" secret={secret} />
      <CodeBox id="curl" label="Try it" code={curlFor(publicUrl, secret)} />
      <div class="buttons">
        <a class="button" href={KEYS_PATH}>
          Done
        </a>
        <a class="button quiet" href={path}>
          Settings of this key
        </a>
      </div>
    </DashboardPage>
  );
}

/** An example request that works when pasted. */
export function curlFor(publicUrl: string, key: string): string {
  return [
    `curl ${publicUrl}/v1/generate \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"prompt":"Email to Sam asking to move our Tuesday meeting to Thursday","template":"email"}'`,
  ].join('\n');
}

/** The page of a newly created key. */
export function issuedKeyPage(
  context: SessionContext,
  { apiKey, secret }: IssuedKey,
  title: string,
  config: Config,
) {
  const isShownAgain = config.apiKeyReveal === 'reauth';
  const text = isShownAgain
    ? 'Copy it now and store it safely. You can copy it here again with your password.'
    : 'Copy it now and store it safely. It is not shown again.';
  return KeyShownPage({ context, title, text, apiKey, secret, publicUrl: config.publicUrl });
}
