import type { ComponentChildren } from 'preact';
import { DashboardPage } from './dashboard-page.js';
import { PageForm } from './page-form.js';
import type { SessionContext } from './session-context.js';

/** The field of `seen`. */
export const SEEN_FIELD = 'seen';

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
  /**
   * Identifies the state that the page shows. The form submits it, so that nothing is done to another one: after a change, or
   * when the next page is reloaded.
   */
  seen?: string | undefined;
  /** What stands above the form. */
  above?: ComponentChildren;
  /** What stands in the form: text, fields or both. */
  children?: ComponentChildren;
}

/** The confirmation page for an action: a page of its own, so that it works without script. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { context, title, action, verb, back, subject, isDangerous = true, seen, above, children } = props;
  const parent = subject === undefined ? undefined : { path: back, name: subject };
  return (
    <DashboardPage context={context} title={title} parent={parent}>
      <div class="narrow">
        {above}
        <PageForm context={context} action={action}>
          {seen !== undefined && <input type="hidden" name={SEEN_FIELD} value={seen} />}
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
