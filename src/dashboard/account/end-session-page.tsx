import type { OpenSession } from '../../accounts/sessions.service.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { browserName } from './browser-name.js';

/** The notices of the pages that list sessions, after one was ended. */
export const SESSION_NOTICES = {
  signed_out: 'Browser signed out.',
  already_signed_out: 'That session has already ended.',
};

interface EndSessionPageProps {
  context: SessionContext;
  session: OpenSession;
  /** The email address of the session's account. */
  email: string;
  /** The path of the page that lists the session. */
  back: string;
  /** The title of that page if it is below a list. */
  subject?: string;
}

/** The confirmation page for signing out a browser. */
export function EndSessionPage({ context, session, email, back, subject }: EndSessionPageProps) {
  return (
    <ConfirmPage
      context={context}
      title="Sign out this browser?"
      action={`${back}/sessions/${session.handle}/end`}
      verb="Sign out"
      back={back}
      {...(subject !== undefined && { subject })}
    >
      <p>
        The browser is signed out of <strong>{email}</strong> immediately and needs the password to sign in
        again. API keys and apps are not affected.
      </p>
      <dl class="facts plain">
        <dt>Browser</dt>
        <dd>{browserName(session.userAgent)}</dd>
        <dt>Address</dt>
        <dd>{session.address}</dd>
        <dt>Signed in</dt>
        <dd>
          <When at={session.signedInAt} />
        </dd>
      </dl>
    </ConfirmPage>
  );
}
