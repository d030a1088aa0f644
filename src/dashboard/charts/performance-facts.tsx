import type { CallStatistics } from '../../request-log/request-statistics.js';
import { durationText } from '../requests/request-table.js';
import { succeeded, type DayFigures } from './usage-figures.js';

interface PerformanceFactsProps {
  /** The sums of the period. */
  used: Omit<DayFigures, 'day'>;
  statistics: CallStatistics;
  /** The days that the request log covers; 0 if it is off. */
  logDays: number;
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });
const NONE = '–';

/** How well the requests of a period went: the success rate of all, and the durations of those in the log. */
export function PerformanceFacts({ used, statistics, logDays }: PerformanceFactsProps) {
  const { p50Ms, p95Ms } = statistics;
  const rate = used.requests > 0 ? percent.format(succeeded(used) / used.requests) : NONE;
  const time = (ms: number | null) => (ms === null ? NONE : durationText(ms));
  const source = logDays === 0 ? 'The request log is off.' : `From the request log, at most ${logDays} days.`;
  return (
    <dl class="figures">
      <div>
        <dt>Success rate</dt>
        <dd>{rate}</dd>
      </div>
      <div title={source}>
        <dt>Median duration</dt>
        <dd>{time(p50Ms)}</dd>
      </div>
      <div title={source}>
        <dt>95th percentile</dt>
        <dd>{time(p95Ms)}</dd>
      </div>
    </dl>
  );
}
