import type { ComponentChildren } from 'preact';
import { Form } from '../../web/form.js';
import { ACCOUNT_FIELD, PAGE_FIELD } from './form-draft.js';
import type { SessionContext } from './session-context.js';

interface PageFormProps {
  context: Pick<SessionContext, 'account' | 'csrf' | 'page'>;
  action: string;
  /** Whether the script shows the response while it is generated. */
  isStreamed?: boolean;
  children: ComponentChildren;
}

/**
 * A form of the dashboard. It contains the path of its page and the account that it was shown to, so that it can be
 * restored there, for that account, after the session has expired.
 */
export function PageForm({ context, action, isStreamed, children }: PageFormProps) {
  return (
    <Form action={action} csrf={context.csrf} isStreamed={isStreamed}>
      <input type="hidden" name={PAGE_FIELD} value={context.page} />
      <input type="hidden" name={ACCOUNT_FIELD} value={context.account.id} />
      {children}
    </Form>
  );
}
