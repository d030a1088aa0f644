import type { Account } from '../../accounts/account.entity.js';
import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { identityDigest } from '../../oauth/clients/verification.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import type { SessionContext } from '../frame/session-context.js';
import { ADMIN_APPS_PATH } from './admin-apps-page.js';

const ACTIONS = {
  verify: {
    title: 'Verify this app?',
    verb: 'Verify the app',
    effect: 'The consent page shows all users that this app and its redirect URIs are verified.',
  },
  unverify: {
    title: 'Remove the verification?',
    verb: 'Remove the verification',
    effect: 'The consent page warns users again that the app is not verified. Existing access is kept.',
  },
  suspend: {
    title: 'Suspend this app?',
    verb: 'Suspend the app',
    effect: 'The API rejects requests of this app for all its users until you resume it. Nothing is deleted.',
  },
  resume: {
    title: 'Resume this app?',
    verb: 'Resume the app',
    effect: 'The API accepts requests of this app for all its users again.',
  },
} as const;

/** A change of an app that an administrator confirms first. */
type ConfirmedAction = keyof typeof ACTIONS;

export function isConfirmedAction(text: string): text is ConfirmedAction {
  return Object.hasOwn(ACTIONS, text);
}

interface AppConfirmationPageProps {
  context: SessionContext;
  app: OAuthClient;
  /** null for an app that its metadata document identifies. */
  developer: Account | null;
  action: ConfirmedAction;
}

/** The confirmation page for an administrator's change of an app. */
export function AppConfirmationPage({ context, app, developer, action }: AppConfirmationPageProps) {
  const { title, verb, effect } = ACTIONS[action];
  return (
    <ConfirmPage
      context={context}
      title={title}
      action={`${ADMIN_APPS_PATH}/${encodeURIComponent(app.id)}/${action}`}
      verb={verb}
      back={ADMIN_APPS_PATH}
      isDangerous={action === 'unverify' || action === 'suspend'}
      seen={action === 'verify' ? identityDigest(app, developer?.name ?? null) : undefined}
    >
      <p>{effect}</p>
      <dl class="facts plain">
        <dt>Name</dt>
        <dd>{app.name}</dd>
        {developer && (
          <>
            <dt>Developer</dt>
            <dd>
              {developer.name}, {developer.email}
            </dd>
          </>
        )}
        {app.accountId === null && (
          <>
            <dt>Metadata document</dt>
            <dd class="code">{app.id}</dd>
          </>
        )}
        <dt>Redirect URIs</dt>
        <dd class="code">{app.redirectUris.join(', ')}</dd>
        {app.postLogoutRedirectUris.length > 0 && (
          <>
            <dt>Post-logout redirect URIs</dt>
            <dd class="code">{app.postLogoutRedirectUris.join(', ')}</dd>
          </>
        )}
      </dl>
    </ConfirmPage>
  );
}
