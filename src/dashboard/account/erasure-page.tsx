import type { Period } from '../../account-data/account-data.js';
import { COUNTED_TEXTS_MAX } from '../../generation/text-counts.js';
import { figure } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { TypedConfirmationPage } from '../frame/typed-confirmation-page.js';
import { periodText } from './data-job-table.js';
import { DATA_PATH, ERASURE_PATH } from './data-page.js';

interface ErasurePageProps {
  context: SessionContext;
  period: Period;
  texts: number;
  problem?: string | undefined;
}

/** The confirmation page for a deletion of texts. */
export function ErasurePage({ context, period: { from, to }, texts, problem }: ErasurePageProps) {
  const period = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  const isAll = from === null && to === null;
  const count = texts === COUNTED_TEXTS_MAX ? `more than ${figure(COUNTED_TEXTS_MAX - 1)}` : figure(texts);
  return (
    <TypedConfirmationPage
      context={context}
      title={`Delete ${periodText({ periodFrom: from, periodTo: to })}?`}
      action={`${ERASURE_PATH}?${period}`}
      verb="Delete permanently"
      back={DATA_PATH}
      expected={context.account.email}
      asksPassword
      problem={problem}
    >
      <p>This cannot be undone. It starts immediately and runs in the background:</p>
      <ul>
        <li>
          {count} {texts === 1 ? 'text is' : 'texts are'} deleted with prompts, options, instructions and
          metadata, and can no longer be searched, refined or returned for an <code>Idempotency-Key</code>;
        </li>
        <li>the requests of finished jobs and the request log of these days are deleted;</li>
        {isAll && <li>your templates are deleted, except those that are published to all accounts;</li>}
        <li>all your exports are deleted.</li>
      </ul>
      <p class="soft">
        Usage figures, costs, keys, apps{!isAll && ', templates'} and the audit log are kept. Texts that are
        generated later are kept, too. The operator's backups keep deleted texts until they expire.
      </p>
    </TypedConfirmationPage>
  );
}
