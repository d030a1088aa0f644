import { Layout } from '../../web/layout.js';

interface LogoutPageProps {
  action: string;
  /** Proves that the form was sent from this page, in this browser. */
  xsrf: string;
  email: string;
  /** The app that started the logout; null if unknown. */
  appName: string | null;
}

/** Confirms a logout that an app has requested. */
export function LogoutPage({ action, xsrf, email, appName }: LogoutPageProps) {
  return (
    <Layout title="Sign out">
      <h1>Sign out of Copydesk?</h1>
      <p>
        {appName === null ? 'An app' : <strong>{appName}</strong>} requests that you sign out. You are signed
        in as <strong>{email}</strong>. Apps that you connected stay connected.
      </p>
      <form method="post" action={action}>
        <input type="hidden" name="xsrf" value={xsrf} />
        <input type="hidden" name="asked" value="yes" />
        <div class="actions">
          <button class="quiet">Stay signed in</button>
          <button name="logout" value="yes">
            Sign out
          </button>
        </div>
      </form>
    </Layout>
  );
}

/** Ends a logout for which the app has named no page to return to. */
export function LogoutEndPage({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn)
    return (
      <Layout title="Signed in">
        <h1>You are still signed in</h1>
        <p>
          You can close this page, or <a href="/">open the dashboard</a>.
        </p>
      </Layout>
    );
  return (
    <Layout title="Signed out">
      <h1>You are signed out</h1>
      <p>
        You can close this page, or <a href="/sign-in">sign in again</a>.
      </p>
    </Layout>
  );
}
