import type { ComponentChildren } from 'preact';
import { DashboardPage } from './dashboard-page.js';
import { PageForm } from './page-form.js';
import type { SessionContext } from './session-context.js';

interface ConfirmPageProps {
  context: SessionContext;
  title: string;
  /** Where the form is posted to. */
  action: string;
  /** The label of the button. */
  verb: string;
  /** The path of the cancel link. */
  back: string;
  /** Whether the action takes something away; by default it does. */
  isDangerous?: boolean;
  children: ComponentChildren;
}

/** Says what an action will do and asks for confirmation, on a separate page, so that it works without script. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { context, title, action, verb, back, isDangerous = true, children } = props;
  return (
    <DashboardPage context={context} title={title}>
      <PageForm context={context} action={action}>
        {children}
        <div class="buttons">
          <button class={isDangerous ? 'danger' : undefined}>{verb}</button>
          <a class="button quiet" href={back}>
            Cancel
          </a>
        </div>
      </PageForm>
    </DashboardPage>
  );
}
