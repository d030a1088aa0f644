import { Layout } from '../web/layout.js';

export function HomePage({ email }: { email: string }) {
  return (
    <Layout title="Signed in" person={{ email, signOutPath: '/sign-out' }}>
      <h1>You are signed in</h1>
      <p>
        as <strong>{email}</strong>. You can close this page, or go back to the app that you came from.
      </p>
    </Layout>
  );
}
