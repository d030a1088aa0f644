import type { ComponentChildren } from 'preact';
import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from './dashboard-page.js';
import { PageForm } from './page-form.js';
import type { SessionContext } from './session-context.js';

interface TypedConfirmationPageProps {
  context: SessionContext;
  title: string;
  action: string;
  verb: string;
  back: string;
  /** What the action concerns, whose page `back` is; for the breadcrumbs. */
  subject?: string;
  /** The text that must be entered, exactly. */
  expected: string;
  /** Whether the password is also required. */
  asksPassword: boolean;
  problem?: string | undefined;
  /** What will happen. */
  children: ComponentChildren;
}

/** Requires the name of the object to delete, to prevent accidental deletion. */
export function TypedConfirmationPage(props: TypedConfirmationPageProps) {
  const { context, title, action, verb, back, subject, expected, asksPassword, problem, children } = props;
  const parent = subject === undefined ? undefined : { path: back, name: subject };
  return (
    <DashboardPage context={context} title={title} parent={parent}>
      <div class="narrow">
        {children}
        <Problem text={problem} />
        <PageForm context={context} action={action}>
          <Field
            label={`Type ${expected} to continue`}
            name="confirmation"
            type="text"
            autocomplete="off"
            value={context.draft?.get('confirmation') ?? undefined}
          />
          {asksPassword && (
            <Field label="Your password" name="password" type="password" autocomplete="current-password" />
          )}
          <div class="buttons">
            <button class="danger">{verb}</button>
            <a class="button quiet" href={back}>
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}
