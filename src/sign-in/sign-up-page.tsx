import { PASSWORD_LENGTH_MIN } from '../common/validation/password-length.js';
import { Field, Form, Problem } from '../web/form.js';
import { Layout } from '../web/layout.js';

export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH_MIN} characters, hard to guess. Several uncommon words work well.`;

interface SignUpPageProps {
  action: string;
  csrf: string;
  email?: string;
  problem?: string;
  signInPath: string;
}

export function SignUpPage({ action, csrf, email, problem, signInPath }: SignUpPageProps) {
  return (
    <Layout title="Create an account">
      <h1>Create an account</h1>
      <Problem text={problem} />
      <Form action={action} csrf={csrf}>
        <Field label="Email" name="email" type="email" autocomplete="username" value={email} isFirst />
        <Field
          label="Password"
          name="password"
          type="password"
          autocomplete="new-password"
          minLength={PASSWORD_LENGTH_MIN}
          hint={PASSWORD_HINT}
        />
        <button class="wide">Create the account</button>
      </Form>
      <p class="foot">
        Already have an account? <a href={signInPath}>Sign in</a>
      </p>
    </Layout>
  );
}
