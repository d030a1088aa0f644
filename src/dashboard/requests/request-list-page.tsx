import type { FoundRequest } from '../../request-log/rejected-requests-reader.js';
import type { FoundCalls } from '../../request-log/request-log-reader.js';
import { LOG_RATE } from '../../request-log/request-log.js';
import { SCANNED_MAX } from '../../request-log/request-search-sql.js';
import { retentionNotice } from '../../request-log/retention-notice.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CursorPager } from '../frame/paging.js';
import { linkTo } from '../frame/query-string.js';
import { Empty, figure } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { RejectionExplanation } from './rejection-explanation.js';
import { RequestFilters } from './request-filters.js';
import { toLinkQuery, type RequestQuery } from './request-query.js';
import type { RequestSources } from './request-sources.js';
import { RequestTable } from './request-table.js';
import { EXPORTED_MAX } from './requests-csv.js';

interface RequestListPageProps {
  context: SessionContext;
  /** The path of the list. */
  path: string;
  query: RequestQuery;
  sources: RequestSources;
  found: FoundCalls;
  /** The cursor of this page; '' for the first. */
  from: string;
  /** Rejected requests with exactly the id that is looked for. */
  rejected: readonly FoundRequest[];
  isAdministration: boolean;
  /** The days that the log covers; 0 if it is off. */
  days: number;
}

/** The calls of the API, with filters. */
export function RequestListPage(props: RequestListPageProps) {
  const { context, path, query, sources, found, from, rejected, isAdministration, days } = props;
  const link = toLinkQuery(query);
  return (
    <DashboardPage context={context} title="Requests" lead={leadOf(isAdministration, days)} island="requests">
      <RequestFilters path={path} query={query} sources={sources} />
      <div class="tools">
        <span>
          {!from && (
            <label class="choice" data-live={linkTo(`${path}/live`, link)} hidden>
              <input type="checkbox" /> Live
            </label>
          )}
          <span class="soft small" role="status" data-live-status />
        </span>
        <a href={linkTo(`${path}/export`, link)} class="button quiet small" download>
          Export CSV
        </a>
      </div>
      {found.items.length === 0 && <Nothing {...props} />}
      <div hidden={found.items.length === 0} data-live-table>
        <RequestTable calls={found.items} isAdministration={isAdministration} />
      </div>
      <CursorPager
        path={path}
        query={link}
        from={from}
        next={found.next}
        nextText={found.isPartial ? 'Search older requests' : 'Next'}
      />
      {found.isPartial && query.id && (
        <p class="soft">More requests can match. Enter more characters of the id.</p>
      )}
      {rejected.map((rejection) => (
        <RejectionExplanation key={rejection.at} rejection={rejection} isAdministration={isAdministration} />
      ))}
      <p class="soft small">
        Times show when the response ended. Sustained traffic of more than {LOG_RATE.perSecond} requests per
        second is sampled; usage figures count all requests. A job is listed once, as the POST that enqueued
        it; usage figures also count it when it has run. An export has at most {figure(EXPORTED_MAX)} rows.
      </p>
    </DashboardPage>
  );
}

function leadOf(isAdministration: boolean, days: number): string {
  if (days === 0) return 'The request log is switched off (REQUEST_LOG_DAYS=0).';
  return `API requests of the last ${days} days ${isAdministration ? 'of all accounts' : 'with your keys and apps'}.`;
}

function Nothing({ path, query, found, rejected, isAdministration, days }: RequestListPageProps) {
  if (query.id && rejected.length === 0)
    return (
      <Empty>
        <p>{retentionNotice(days)}</p>
        {!isAdministration && <p>Requests without a known credential are shown to administrators only.</p>}
      </Empty>
    );
  if (query.id) return null;
  const isFiltered = Object.values(query).some(Boolean);
  return (
    <Empty>
      {isFiltered ? (
        <p>
          Nothing matches{found.isPartial && ` among these ${figure(SCANNED_MAX)} requests`}.{' '}
          <a href={path}>Show all</a>
        </p>
      ) : (
        <p>
          No requests yet. The <a href="/docs">API reference</a> has examples to start with.
        </p>
      )}
    </Empty>
  );
}
