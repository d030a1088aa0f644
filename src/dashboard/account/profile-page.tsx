import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';
import { StoredInputsForm } from './stored-inputs-form.js';

interface ProfilePageProps {
  context: SessionContext;
  name: string;
  email: string;
  storesInputs: boolean;
  notice?: string | null;
  problem?: string;
}

export function ProfilePage({ context, name, email, storesInputs, notice, problem }: ProfilePageProps) {
  return (
    <DashboardPage context={context} title="Profile" notice={notice}>
      <div class="narrow">
        <Problem text={problem} />
        <PageForm context={context} action="/settings/profile">
          <Field label="Name" name="name" type="text" autocomplete="name" value={name} />
          <Field
            label="Email"
            name="email"
            type="email"
            autocomplete="username"
            value={email}
            hint="Your name and sign-in address."
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autocomplete="current-password"
            hint="Required to change the email address, which signs out your other browsers."
            isOptional
          />
          <button>Save</button>
        </PageForm>
      </div>
      <StoredInputsForm context={context} isOn={storesInputs} />
      <section class="part narrow">
        <h2>Delete your account</h2>
        <p class="soft">Deletes your keys, apps, sessions and texts.</p>
        <a class="button danger" href="/settings/profile/delete">
          Delete your account
        </a>
      </section>
    </DashboardPage>
  );
}
