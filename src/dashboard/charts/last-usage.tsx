import type { ComponentChildren } from 'preact';
import type { CallStatistics } from '../../request-log/request-statistics.js';
import { Empty } from '../frame/parts.js';
import { PerformanceFacts } from './performance-facts.js';
import { UsageCharts } from './usage-charts.js';
import { sumOf, type DayFigures } from './usage-figures.js';

/** What the parts of pages about the last 30 days show. */
export interface LastUsageProps {
  figures: readonly DayFigures[];
  statistics: CallStatistics;
  /** The requested order of the daily figures. */
  sort: unknown;
  /** The days that the request log covers; 0 if it is off. */
  logDays: number;
}

/** The heading `usage` and the figures of the last 30 days; without requests, `children` instead of the figures. */
export function LastUsage({
  figures,
  statistics,
  sort,
  logDays,
  path,
  children,
}: LastUsageProps & { path: string; children: ComponentChildren }) {
  const used = sumOf(figures);
  return (
    <>
      <h2 id="usage">Last 30 days</h2>
      {used.requests === 0 ? (
        <Empty>{children}</Empty>
      ) : (
        <>
          <PerformanceFacts used={used} statistics={statistics} logDays={logDays} />
          <UsageCharts figures={figures} sort={sort} path={path} />
        </>
      )}
    </>
  );
}
