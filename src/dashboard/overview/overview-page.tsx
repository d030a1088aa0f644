import type { Limits } from '../../accounts/account.entity.js';
import { NO_MODEL } from '../../models/available-model.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { figure } from '../frame/parts.js';
import { CodeBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { curlFor } from '../keys/key-shown-page.js';
import { UsageCharts } from '../charts/usage-charts.js';
import { sumOf, type DayFigures } from '../charts/usage-figures.js';

interface OverviewPageProps {
  context: SessionContext;
  days: DayFigures[];
  /** The requested order of the table. */
  sort: unknown;
  plan: string;
  limits: Limits;
  /** Tokens used this calendar month. */
  tokensUsed: number;
  publicUrl: string;
  /** Whether a model is connected besides the built-in engine. */
  hasModel: boolean;
}

export function OverviewPage(props: OverviewPageProps) {
  const { context, days, sort, plan, limits, tokensUsed, publicUrl, hasModel } = props;
  const isNew = sumOf(days).requests === 0;
  return (
    <DashboardPage context={context} title={isNew ? 'Welcome' : 'Overview'} island="charts">
      {!hasModel && <NoModel isAdmin={context.account.isAdmin} />}
      {isNew && <FirstSteps publicUrl={publicUrl} />}
      <section aria-labelledby="usage">
        <h2 id="usage">The last 30 days</h2>
        <UsageCharts figures={days} sort={sort} path="/" />
      </section>
      <section class="part" aria-labelledby="limits">
        <h2 id="limits">Your limits</h2>
        <dl class="facts plain">
          <dt>Plan</dt>
          <dd>{plan}</dd>
          <dt>Requests</dt>
          <dd>{figure(limits.requestsPerMinute)} per minute, all keys and apps together</dd>
          <dt>Concurrent requests</dt>
          <dd>{figure(limits.concurrency)} for each key or app</dd>
          <dt>Tokens this month</dt>
          <dd>
            {figure(tokensUsed)}{' '}
            {limits.tokensPerMonth === null ? '(no cap)' : `of ${figure(limits.tokensPerMonth)}`}
          </dd>
        </dl>
      </section>
    </DashboardPage>
  );
}

function NoModel({ isAdmin }: { isAdmin: boolean }) {
  return (
    <p class="warning">
      {NO_MODEL} {isAdmin ? <a href="/admin/models">Connect a model</a> : 'An administrator can connect one.'}
    </p>
  );
}

function FirstSteps({ publicUrl }: { publicUrl: string }) {
  return (
    <section aria-labelledby="first">
      <h2 id="first">Your first request</h2>
      <p>
        Create a key. The page that shows it also shows this request with the key, ready to paste into a
        terminal:
      </p>
      <CodeBox id="curl" label="A first request" code={curlFor(publicUrl, 'YOUR_KEY')} />
      <div class="buttons">
        <a class="button" href="/settings/api-keys/new">
          Create a key
        </a>
        <a class="button quiet" href="/playground">
          Try it here first
        </a>
      </div>
    </section>
  );
}
