import type { RequestSources } from '../requests/request-sources.js';
import { PERIODS, type OverviewQuery } from './overview-query.js';

interface OverviewFiltersProps {
  query: OverviewQuery;
  callers: RequestSources['callers'];
}

/** Chooses the period, and the key or app. The script submits the form on a change. */
export function OverviewFilters({ query, callers }: OverviewFiltersProps) {
  const isListed = query.caller === '' || callers.some(([value]) => value === query.caller);
  const choices = isListed ? callers : [...callers, [query.caller, query.caller.slice(4)] as const];
  return (
    <form method="get" action="/" class="filters" aria-label="Filter the figures">
      <div class="field">
        <label for="period">Period</label>
        <select id="period" name="period" data-submit>
          {Object.entries(PERIODS).map(([name, days]) => (
            <option key={name} value={name} selected={name === query.period}>
              Last {days} days
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="caller">Key or app</label>
        <select id="caller" name="caller" data-submit>
          <option value="">All</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value} selected={value === query.caller}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <button class="quiet">Show</button>
    </form>
  );
}
