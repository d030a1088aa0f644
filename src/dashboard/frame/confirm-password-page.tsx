import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from './dashboard-page.js';
import { PageForm } from './page-form.js';
import type { Visit } from './visit.js';

interface ConfirmPasswordPageProps {
  visit: Visit;
  title: string;
  text: string;
  action: string;
  verb: string;
  back: string;
  /** Whether the password was just given and is not asked for. */
  isConfirmed: boolean;
  /** What was typed into the form that needs the password; sent again with it. */
  fields?: readonly [string, string][];
  problem?: string | undefined;
}

/** Asks for the password once more before a sensitive action. */
export function ConfirmPasswordPage(props: ConfirmPasswordPageProps) {
  const { visit, title, text, action, verb, back, isConfirmed, fields = [], problem } = props;
  return (
    <DashboardPage visit={visit} title={title}>
      <div class="narrow">
        <p>{text}</p>
        <Problem text={problem} />
        <PageForm visit={visit} action={action}>
          {fields.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
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
