import type { ComponentChildren } from 'preact';
import { DashboardPage } from './dashboard-page.js';
import { PageForm } from './page-form.js';
import type { SessionContext } from './session-context.js';

export interface ConfirmPageProps {
  context: SessionContext;
  title: string;
  /** Where the form is posted to. */
  action: string;
  /** The label of the button. */
  verb: string;
  /** The path of the cancel link. */
  back: string;
  /** What the action concerns, whose page `back` is; for the breadcrumbs. */
  subject?: string;
  /** Whether the action takes something away; by default it does. */
  isDangerous?: boolean;
  /** What stands above the form. */
  above?: ComponentChildren;
  /** What stands in the form: text, fields or both. */
  children?: ComponentChildren;
}

/** The confirmation page for an action: a page of its own, so that it works without script. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { context, title, action, verb, back, subject, isDangerous = true, above, children } = props;
  const parent = subject === undefined ? undefined : { path: back, name: subject };
  return (
    <DashboardPage context={context} title={title} parent={parent}>
      <div class="narrow">
        {above}
        <PageForm context={context} action={action}>
          {typeof children === 'string' ? <p>{children}</p> : children}
          <div class="buttons">
            <button class={isDangerous ? 'danger' : undefined}>{verb}</button>
            <a class="button quiet" href={back}>
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}
