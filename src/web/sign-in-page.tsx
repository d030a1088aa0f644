import { Field, Form, Problem } from './form.js';
import { Layout } from './layout.js';

/** The hidden field that preserves a form during sign-in. */
export const KEPT_FIELD = 'kept';

interface SignInPageProps {
  /** Where the form is posted to. */
  action: string;
  csrf: string;
  /** The app that the user signs in for. */
  appName?: string;
  email?: string;
  problem?: string;
  /** The path of the sign-up page, if sign-up is open. */
  signUpPath?: string | undefined;
  /** A form that was submitted after the session had expired, encrypted; shown again to its user after sign-in. */
  keptForm?: string | undefined;
}

export function SignInPage(props: SignInPageProps) {
  const { action, csrf, appName, email, problem, signUpPath, keptForm } = props;
  return (
    <Layout title="Sign in" hasHomeLink={!appName}>
      <h1>{keptForm === undefined ? 'Sign in' : 'Sign in again'}</h1>
      {appName && (
        <p class="lead">
          to continue to <strong>{appName}</strong>
        </p>
      )}
      {keptForm !== undefined && (
        <p class="lead" role="status">
          Your session has expired. The form was not sent. After you sign in to the same account, it is shown
          again with what you entered.
        </p>
      )}
      <Problem text={problem} />
      <Form action={action} csrf={csrf}>
        {keptForm !== undefined && <input type="hidden" name={KEPT_FIELD} value={keptForm} />}
        <Field
          label="Email"
          name="email"
          type="email"
          autocomplete="username"
          value={email}
          isFirst={!email}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autocomplete="current-password"
          isFirst={!!email}
        />
        <button class="wide">Sign in</button>
      </Form>
      <p class="foot">An administrator can reset a forgotten password. The service sends no email.</p>
      {signUpPath && (
        <p class="foot">
          New here? <a href={signUpPath}>Create an account</a>
        </p>
      )}
    </Layout>
  );
}

/** Returns the path of the sign-in page that redirects to a local path afterwards. */
export function signInPath(returnTo: string): string {
  return returnTo === '/' ? '/sign-in' : `/sign-in?return_to=${encodeURIComponent(returnTo)}`;
}
