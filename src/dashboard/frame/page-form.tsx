import type { ComponentChildren } from 'preact';
import { Form } from '../../web/form.js';
import { PAGE_FIELD } from './form-draft.js';
import type { SessionContext } from './session-context.js';

interface PageFormProps {
  context: Pick<SessionContext, 'csrf' | 'page'>;
  action: string;
  /** Whether our script shows the answer while it is written. */
  isStreamed?: boolean;
  children: ComponentChildren;
}

/** A form of the dashboard. It names its page: there it is shown again, as typed, where its session has ended meanwhile. */
export function PageForm({ context, action, isStreamed, children }: PageFormProps) {
  return (
    <Form action={action} csrf={context.csrf} isStreamed={isStreamed}>
      <input type="hidden" name={PAGE_FIELD} value={context.page} />
      {children}
    </Form>
  );
}
