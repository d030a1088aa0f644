import type { ComponentChildren } from 'preact';
import { DashboardPage } from './dashboard-page.js';
import { PageForm } from './page-form.js';
import type { SessionContext } from './session-context.js';

interface ConfirmPageProps {
  context: SessionContext;
  title: string;
  /** Where the form is posted to. */
  action: string;
  /** What the button says: the thing that will be done. */
  verb: string;
  /** Where somebody goes who thinks better of it. */
  back: string;
  children: ComponentChildren;
}

/** Asks once more before something that can't be undone. A page of its own, so that it works without script. */
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
