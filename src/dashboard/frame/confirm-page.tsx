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
  children: ComponentChildren;
}

/** Asks for confirmation of an irreversible action, on a separate page, so that it works without script. */
export function ConfirmPage({ context, title, action, verb, back, children }: ConfirmPageProps) {
  return (
    <DashboardPage context={context} title={title}>
      <PageForm context={context} action={action}>
        {children}
        <div class="buttons">
          <button class="danger">{verb}</button>
          <a class="button quiet" href={back}>
            Keep it
          </a>
        </div>
      </PageForm>
    </DashboardPage>
  );
}
