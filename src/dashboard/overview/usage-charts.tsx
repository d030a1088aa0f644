import { dayText, figure } from '../frame/parts.js';
import { sortItems, readSortOrder, sortOrdersOf, type SortKeys } from '../frame/sort-order.js';
import { Cell, Table } from '../frame/table.js';
import { BarChart } from './bar-chart.js';
import type { DayFigures } from './usage-figures.js';

const FIGURES = [
  { key: 'requests', title: 'Requests' },
  { key: 'tokens', title: 'Tokens' },
  { key: 'errors', title: 'Errors' },
  { key: 'rateLimited', title: 'Limit hits' },
] as const;
const COLUMNS = [
  { text: 'Day', sort: '-day' },
  ...FIGURES.map(({ key, title }) => ({ text: title, sort: `-${key}`, isNumber: true })),
];
const KEYS: SortKeys<DayFigures, keyof DayFigures> = {
  day: ({ day }) => day,
  requests: ({ requests }) => requests,
  tokens: ({ tokens }) => tokens,
  errors: ({ errors }) => errors,
  rateLimited: ({ rateLimited }) => rateLimited,
};
const ORDERS = sortOrdersOf(KEYS);

interface UsageChartsProps {
  days: readonly DayFigures[];
  /** The requested order of the table. */
  sort: unknown;
  path: string;
}

/** Four charts and the table with their figures. */
export function UsageCharts({ days, sort, path }: UsageChartsProps) {
  const order = readSortOrder(sort, ORDERS);
  return (
    <>
      <div class="tiles">
        {FIGURES.map(({ key, title }) => (
          <BarChart key={key} title={title} values={days.map((day) => ({ day: day.day, value: day[key] }))} />
        ))}
      </div>
      <details open={sort !== undefined}>
        <summary>Daily figures</summary>
        <Table caption="Usage by day" columns={COLUMNS} sorting={{ order, path }}>
          {sortItems(days, KEYS, order).map((day) => (
            <tr key={day.day}>
              <Cell of="Day">{dayText(day.day)}</Cell>
              {FIGURES.map(({ key, title }) => (
                <Cell key={key} of={title} isNumber>
                  {figure(day[key])}
                </Cell>
              ))}
            </tr>
          ))}
        </Table>
      </details>
    </>
  );
}
