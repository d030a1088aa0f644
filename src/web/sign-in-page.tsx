import { Field, Form, Problem } from './form.js';
import { Layout } from './layout.js';

/** The hidden field that carries a form past signing in. */
export const KEPT_FIELD = 'kept';

interface SignInPageProps {
  /** Where the form is posted to. */
  action: string;
  csrf: string;
  /** The app that somebody signs in for. */
  appName?: string;
  email?: string;
  problem?: string;
  /** Where there is a way to open an account. */
  signUpPath?: string | undefined;
  /** A form that was typed when its session had ended; it is shown again after signing in. */
  keptFields?: string | undefined;
}

export function SignInPage(props: SignInPageProps) {
  const { action, csrf, appName, email, problem, signUpPath, keptFields } = props;
  return (
    <Layout title="Sign in">
      <h1>{keptFields === undefined ? 'Sign in' : 'Sign in again'}</h1>
      {appName && (
        <p class="lead">
          to continue to <strong>{appName}</strong>
        </p>
      )}
      {keptFields !== undefined && (
        <p class="lead" role="status">
          Your session has expired. The form was not sent. After you sign in, it is shown again with what you
          entered.
        </p>
      )}
      <Problem text={problem} />
      <Form action={action} csrf={csrf}>
        {keptFields !== undefined && <input type="hidden" name={KEPT_FIELD} value={keptFields} />}
        <Field
          label="E-mail"
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

/** Where somebody signs in who wants to go on to a path of ours. */
export function signInPath(returnTo: string): string {
  return returnTo === '/' ? '/sign-in' : `/sign-in?return_to=${encodeURIComponent(returnTo)}`;
}
