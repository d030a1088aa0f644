import { Form } from '../web/form.js';
import { Layout } from '../web/layout.js';

interface SignOutPageProps {
  action: string;
  csrf: string;
  email: string;
}

/** Sign-out is a form, not a link, so that other sites cannot trigger it. */
export function SignOutPage({ action, csrf, email }: SignOutPageProps) {
  return (
    <Layout title="Sign out">
      <h1>Sign out?</h1>
      <p>
        You are signed in as <strong>{email}</strong>. “Sign out everywhere” ends your sessions in all
        browsers. Apps that you connected stay connected.
      </p>
      <Form action={action} csrf={csrf}>
        <div class="actions">
          <button class="quiet" name="everywhere" value="yes">
            Sign out everywhere
          </button>
          <button>Sign out</button>
        </div>
      </Form>
      <p class="foot">
        <a href="/">Back to the dashboard</a>
      </p>
    </Layout>
  );
}
