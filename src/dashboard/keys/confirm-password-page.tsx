import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import type { Visit } from '../frame/visit.js';

interface ConfirmPasswordPageProps {
  visit: Visit;
  title: string;
  text: string;
  action: string;
  verb: string;
  back: string;
  /** Whether the password was just given and is not asked for. */
  isConfirmed: boolean;
  problem?: string;
}

/** Asks for the password once more before something delicate. */
export function ConfirmPasswordPage(props: ConfirmPasswordPageProps) {
  const { visit, title, text, action, verb, back, isConfirmed, problem } = props;
  return (
    <DashboardPage visit={visit} title={title}>
      <div class="narrow">
        <p>{text}</p>
        <Problem text={problem} />
        <PageForm visit={visit} action={action}>
          {!isConfirmed && (
            <>
              <input type="hidden" name="username" autocomplete="username" value={visit.account.email} />
              <Field
                label="Password"
                name="password"
                type="password"
                autocomplete="current-password"
                isFirst
              />
            </>
          )}
          <div class="buttons">
            <button>{verb}</button>
            <a class="button quiet" href={back}>
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}
