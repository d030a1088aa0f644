import type { ComponentChildren } from 'preact';
import { Form } from '../../web/form.js';
import { PAGE_FIELD } from './kept-form.js';
import type { Visit } from './visit.js';

interface PageFormProps {
  visit: Pick<Visit, 'csrf' | 'page'>;
  action: string;
  /** Whether our script shows the answer while it is written. */
  isStreamed?: boolean;
  children: ComponentChildren;
}

/** A form of the dashboard. It names its page: there it is shown again, as typed, where its session has ended meanwhile. */
export function PageForm({ visit, action, isStreamed, children }: PageFormProps) {
  return (
    <Form action={action} csrf={visit.csrf} isStreamed={isStreamed}>
      <input type="hidden" name={PAGE_FIELD} value={visit.page} />
      {children}
    </Form>
  );
}
