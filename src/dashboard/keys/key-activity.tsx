import { LastUsage, type LastUsageProps } from '../charts/last-usage.js';
import { linkTo } from '../frame/query-string.js';
import { RecentRequests } from '../requests/recent-requests.js';
import type { KeyActivity } from './key-activity-reader.js';
import { keyPath } from './key-paths.js';

interface KeyActivitySectionsProps extends Pick<LastUsageProps, 'sort' | 'logDays'> {
  keyId: string;
  activity: KeyActivity;
  now: number;
}

/** The usage of a key in the last 30 days, and its last requests. */
export function KeyActivitySections({ keyId, activity, sort, logDays, now }: KeyActivitySectionsProps) {
  const { calls } = activity;
  return (
    <>
      <section class="part" aria-labelledby="usage">
        <LastUsage {...activity} sort={sort} logDays={logDays} path={keyPath(keyId)}>
          <p>
            No requests in the last 30 days. The <a href="/docs">API reference</a> has examples to start with.
          </p>
        </LastUsage>
      </section>
      {calls.length > 0 && (
        <section class="part">
          <h2>Last requests</h2>
          <RecentRequests caption="Last requests" calls={calls} showsCaller={false} now={now} />
          <a href={linkTo('/requests', { caller: `key:${keyId}` })}>All requests with this key</a>
        </section>
      )}
    </>
  );
}
