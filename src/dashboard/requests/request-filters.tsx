import { Filter } from '../history/history-page.js';
import { API_ROUTES } from './api-routes.js';
import type { RequestQuery } from './request-query.js';
import type { RequestSources } from './request-sources.js';

interface RequestFiltersProps {
  path: string;
  query: RequestQuery;
  sources: RequestSources;
}

const STATUSES = [
  ['2xx', '2xx'],
  ['4xx', '4xx'],
  ['5xx', '5xx'],
  ['errors', '4xx and 5xx'],
] as const;

/** The form with the filters of the request log. */
export function RequestFilters({ path, query, sources }: RequestFiltersProps) {
  const { account, caller, model } = query;
  return (
    <form method="get" action={path} class="filters" role="search" aria-label="Filter requests">
      {account && <input type="hidden" name="account" value={account} />}
      <div class="field">
        <label for="id">Request id</label>
        <input id="id" name="id" type="search" value={query.id} maxLength={128} autocomplete="off" />
      </div>
      <Filter label="Status" name="status" value={query.status} options={STATUSES} />
      {(caller || sources.callers.length > 0) && (
        <Filter
          label="Key or app"
          name="caller"
          value={caller}
          options={withCurrent(sources.callers, caller)}
        />
      )}
      <Filter
        label="Route"
        name="route"
        value={query.route}
        options={API_ROUTES.map((route) => [route, route] as const)}
      />
      <Filter label="Model" name="model" value={model} options={withCurrent(sources.models, model)} />
      <div class="field">
        <label for="end_user">End user</label>
        <input id="end_user" name="end_user" type="search" value={query.endUser} maxLength={128} />
      </div>
      <TimeField label="From (UTC)" name="since" value={query.since} />
      <TimeField label="To (UTC)" name="until" value={query.until} />
      <button class="quiet">Filter</button>
    </form>
  );
}

/** A time in UTC; the script shows and reads it in the time zone of the browser. */
function TimeField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input id={name} name={name} type="datetime-local" value={value} data-utc />
    </div>
  );
}

/** The choices with the current value, which may be one of an earlier time. */
function withCurrent(choices: RequestSources['models'], value: string): RequestSources['models'] {
  return !value || choices.some(([id]) => id === value)
    ? choices
    : [...choices, [value, value.replace(/^(?:key|app):/, '')]];
}
