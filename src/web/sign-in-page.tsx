import { Field, Form, Problem } from './form.js';
import { Layout } from './layout.js';

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
}

export function SignInPage({ action, csrf, appName, email, problem, signUpPath }: SignInPageProps) {
  return (
    <Layout title="Sign in">
      <h1>Sign in</h1>
      {appName && (
        <p class="lead">
          to continue to <strong>{appName}</strong>
        </p>
      )}
      <Problem text={problem} />
      <Form action={action} csrf={csrf}>
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
      {signUpPath && (
        <p class="foot">
          New here? <a href={signUpPath}>Open an account</a>
        </p>
      )}
    </Layout>
  );
}
