import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from './dashboard-page.js';
import { PageForm } from './page-form.js';
import type { SessionContext } from './session-context.js';

interface ConfirmPasswordPageProps {
  context: SessionContext;
  title: string;
  text: string;
  action: string;
  verb: string;
  back: string;
  /** What the action concerns, whose page `back` is; for the breadcrumbs. */
  subject?: string;
  /** Whether the password was entered recently and is not required. */
  isConfirmed: boolean;
  /** The fields of the form that requires the password; submitted again with it. */
  fields?: readonly [string, string][];
  problem?: string | undefined;
}

/** Asks for the password once more before a sensitive action. */
export function ConfirmPasswordPage(props: ConfirmPasswordPageProps) {
  const { context, title, text, action, verb, back, subject, isConfirmed, fields = [], problem } = props;
  const parent = subject === undefined ? undefined : { path: back, name: subject };
  return (
    <DashboardPage context={context} title={title} parent={parent}>
      <div class="narrow">
        <p>{text}</p>
        <Problem text={problem} />
        <PageForm context={context} action={action}>
          {fields.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {!isConfirmed && (
            <>
              <input type="hidden" name="username" autocomplete="username" value={context.account.email} />
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
