import { PASSWORD_LENGTH_MIN } from '../common/validation/password-length.js';
import { Field, Form, Problem } from '../web/form.js';
import { Layout } from '../web/layout.js';
import { PASSWORD_HINT } from './sign-up-page.js';

interface InvitationPageProps {
  action: string;
  csrf: string;
  /** The address that was invited; it cannot be changed here. */
  email: string;
  name?: string;
  problem?: string;
}

/** Asks an invited person for a name and a password. */
export function InvitationPage({ action, csrf, email, name, problem }: InvitationPageProps) {
  return (
    <Layout title="Create your account">
      <h1>Create your account</h1>
      <p class="lead">
        You were invited to Copydesk as <strong>{email}</strong>.
      </p>
      <Problem text={problem} />
      <Form action={action} csrf={csrf}>
        <input type="hidden" name="username" autocomplete="username" value={email} />
        <Field
          label="Your name"
          name="name"
          type="text"
          autocomplete="name"
          value={name}
          maxLength={200}
          isFirst
        />
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
    </Layout>
  );
}
