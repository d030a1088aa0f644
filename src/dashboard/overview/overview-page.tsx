import type { Limits } from '../../accounts/account.entity.js';
import { NO_MODEL } from '../../models/available-model.js';
import type { FoundCall } from '../../request-log/request-log-reader.js';
import type { CallStatistics } from '../../request-log/request-statistics.js';
import { PerformanceFacts } from '../charts/performance-facts.js';
import { UsageCharts } from '../charts/usage-charts.js';
import { sumOf, type DayFigures } from '../charts/usage-figures.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { linkTo } from '../frame/query-string.js';
import type { SessionContext } from '../frame/session-context.js';
import { RecentRequests } from '../requests/recent-requests.js';
import type { RequestSources } from '../requests/request-sources.js';
import type { KeyBudget } from './key-budgets.js';
import { LimitOverview } from './limit-overview.js';
import { OverviewFilters } from './overview-filters.js';
import { toOverviewLink, type OverviewQuery } from './overview-query.js';
import { isSetUp, SetupList } from './setup-list.js';
import type { SetupSteps } from './setup-steps.js';
import { TopCallerTable } from './top-caller-table.js';
import type { TopCaller } from './top-callers.js';
import { KEYS_PATH } from '../keys/key-paths.js';

interface OverviewPageProps {
  context: SessionContext;
  query: OverviewQuery;
  /** The requested order of the daily figures. */
  sort: unknown;
  figures: DayFigures[];
  statistics: CallStatistics;
  topCallers: TopCaller[];
  /** The last calls that failed. */
  failures: FoundCall[];
  callers: RequestSources['callers'];
  budgets: KeyBudget[];
  steps: SetupSteps;
  plan: string;
  limits: Limits;
  /** Tokens used this calendar month. */
  tokensUsed: number;
  /** The ids of the models that the account may use, in the order in which they are called. */
  models: string[];
  publicUrl: string;
  currency: string;
  /** The days that the request log covers; 0 if it is off. */
  logDays: number;
  now: number;
}

export function OverviewPage(props: OverviewPageProps) {
  const { context, figures, steps, publicUrl, models } = props;
  const { isAdmin } = context.account;
  const isNew = !steps.hasRequest;
  const isUsed = steps.hasRequest || sumOf(figures).requests > 0;
  const setup = <SetupList steps={steps} isAdmin={isAdmin} publicUrl={publicUrl} />;
  return (
    <DashboardPage context={context} title={isNew ? 'Welcome' : 'Overview'} island="charts">
      {steps.hasModel ? <ModelLine models={models} /> : <NoModel isAdmin={isAdmin} />}
      {isNew && (
        <section aria-labelledby="setup">
          <h2 id="setup">First steps</h2>
          {setup}
        </section>
      )}
      {isUsed && <UsageParts {...props} />}
      <LimitOverview {...props} />
      {isUsed && <CallParts {...props} />}
      {!isNew && !isSetUp(steps, isAdmin) && (
        <details class="part">
          <summary>Finish setting up</summary>
          {setup}
        </details>
      )}
    </DashboardPage>
  );
}

function UsageParts(props: OverviewPageProps) {
  const { query, sort, figures, statistics, callers, logDays } = props;
  return (
    <section aria-labelledby="usage">
      <h2 id="usage" class="unseen">
        Usage
      </h2>
      <OverviewFilters query={query} callers={callers} />
      <PerformanceFacts used={sumOf(figures)} statistics={statistics} logDays={logDays} />
      <UsageCharts figures={figures} sort={sort} path="/" query={toOverviewLink(query)} />
    </section>
  );
}

function CallParts({ query, topCallers, failures, currency, now }: OverviewPageProps) {
  const failed = linkTo('/requests', { status: 'errors', caller: query.caller });
  return (
    <>
      {failures.length > 0 && (
        <section class="part">
          <h2>Latest failed requests</h2>
          <RecentRequests caption="Latest failed requests" calls={failures} showsCaller now={now} />
          <a href={failed}>All failed requests</a>
        </section>
      )}
      {topCallers.length > 0 && (
        <section class="part" aria-labelledby="top">
          <h2 id="top">Top keys and apps</h2>
          <TopCallerTable callers={topCallers} currency={currency} />
          <a href={KEYS_PATH}>All keys</a>
        </section>
      )}
    </>
  );
}

function ModelLine({ models: [first, ...others] }: { models: string[] }) {
  if (!first) return <p class="warning">No connected model is allowed for your account.</p>;
  return (
    <p class="lead">
      <span class="code">{first}</span> writes your texts.
      {others.length > 0 && ` If it fails: ${others.join(', ')}.`}
    </p>
  );
}

function NoModel({ isAdmin }: { isAdmin: boolean }) {
  return (
    <p class="warning">
      {NO_MODEL} {isAdmin ? <a href="/admin/models">Connect a model</a> : 'An administrator can connect one.'}
    </p>
  );
}
