import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { RotationPage } from '../frame/rotation-page.js';
import type { SessionContext } from '../frame/session-context.js';
import { APPS_PATH } from './app-pages.js';

interface AppRotationPageProps {
  context: SessionContext;
  app: OAuthClient;
  /** The id of the current secret. */
  secretId: string | undefined;
  problem: string | undefined;
}

/** The confirmation page for rotating an app's secret. */
export function AppRotationPage({ context, app: { id, name }, secretId, problem }: AppRotationPageProps) {
  return (
    <RotationPage
      context={context}
      title="Rotate the secret?"
      action={`${APPS_PATH}/${id}/rotate`}
      verb="Create the new secret"
      back={`${APPS_PATH}/${id}`}
      subject={name}
      label="The old secret expires"
      seen={secretId}
      problem={problem}
    >
      <p>
        Creates a new secret for “{name}”, which is shown next. Replace the old secret in the app before it
        expires. A secret that an earlier rotation replaced stops working immediately. Users keep their
        access.
      </p>
    </RotationPage>
  );
}
