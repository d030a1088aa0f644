import type { Account } from '../../accounts/account.entity.js';
import { COUNTED_TEXTS_MAX } from '../../generation/text-counts.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { figure } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { dayCount } from './retention-form.js';

interface RetentionConfirmationProps {
  context: SessionContext;
  account: Account;
  days: number;
  /** The number of texts that are older. */
  texts: number;
  path: string;
  back: string;
}

/** The confirmation page for a retention period that deletes texts. */
export function RetentionConfirmation(props: RetentionConfirmationProps) {
  const { context, account, days, texts, path, back } = props;
  const count = texts === COUNTED_TEXTS_MAX ? `More than ${figure(COUNTED_TEXTS_MAX - 1)}` : figure(texts);
  const owner = account.id === context.account.id ? 'your account' : account.email;
  return (
    <ConfirmPage
      context={context}
      title={`Keep texts for ${dayCount(days)} only?`}
      action={path}
      verb="Delete older texts"
      back={back}
    >
      <input type="hidden" name="retention_days" value={String(days)} />
      <input type="hidden" name="confirmed" value="yes" />
      <p>
        {count} {texts === 1 ? 'text' : 'texts'} of {owner} {texts === 1 ? 'is' : 'are'} older than{' '}
        {dayCount(days)}. Deletion starts within a minute and cannot be undone. From then on, texts are
        deleted when they reach that age. Usage figures and the audit log are kept.
      </p>
    </ConfirmPage>
  );
}
