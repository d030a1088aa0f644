import { PerformanceFacts } from '../charts/performance-facts.js';
import { UsageCharts } from '../charts/usage-charts.js';
import { sumOf } from '../charts/usage-figures.js';
import { linkTo } from '../frame/paging.js';
import { Empty } from '../frame/parts.js';
import { RecentRequests } from '../requests/recent-requests.js';
import type { KeyActivity } from './key-activity-reader.js';

interface KeyActivitySectionsProps {
  keyId: string;
  activity: KeyActivity;
  /** The requested order of the daily figures. */
  sort: unknown;
  /** The days that the request log covers; 0 if it is off. */
  logDays: number;
  now: number;
}

/** The usage of a key in the last 30 days, and its last requests. */
export function KeyActivitySections({ keyId, activity, sort, logDays, now }: KeyActivitySectionsProps) {
  const { figures, statistics, calls } = activity;
  const used = sumOf(figures);
  return (
    <>
      <section class="part" aria-labelledby="usage">
        <h2 id="usage">Last 30 days</h2>
        {used.requests === 0 ? (
          <Empty>
            <p>
              No requests in the last 30 days. The <a href="/docs">API reference</a> has examples to start
              with.
            </p>
          </Empty>
        ) : (
          <>
            <PerformanceFacts used={used} statistics={statistics} logDays={logDays} />
            <UsageCharts figures={figures} sort={sort} path={`/settings/api-keys/${keyId}`} />
          </>
        )}
      </section>
      {calls.length > 0 && (
        <section class="part" aria-labelledby="last-requests">
          <h2 id="last-requests">Last requests</h2>
          <RecentRequests caption="Last requests" calls={calls} showsCaller={false} now={now} />
          <a href={linkTo('/requests', { caller: `key:${keyId}` })}>All requests with this key</a>
        </section>
      )}
    </>
  );
}
