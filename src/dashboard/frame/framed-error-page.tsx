import { ErrorContent, type ErrorPageProps } from '../../web/error-page.js';
import { DashboardPage } from './dashboard-page.js';
import type { SessionContext } from './session-context.js';

/** The error page of a signed-in user, who keeps the navigation. */
export function FramedErrorPage({
  context,
  title,
  ...content
}: ErrorPageProps & { context: SessionContext }) {
  return (
    <DashboardPage context={context} title={title}>
      <ErrorContent {...content} />
    </DashboardPage>
  );
}
