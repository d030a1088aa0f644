import { dayText, figure } from '../frame/parts.js';
import type { Query } from '../frame/query-string.js';
import { sortItems, readSortOrder, sortOrdersOf, type SortKeys } from '../frame/sort-order.js';
import { Cell, Table } from '../frame/table.js';
import { DayChart } from './day-chart.js';
import { succeeded, type DayFigures } from './usage-figures.js';

const FIGURES = [
  { key: 'requests', title: 'Requests' },
  { key: 'errors', title: 'Errors' },
  { key: 'rateLimited', title: 'Limit hits' },
  { key: 'tokens', title: 'Tokens' },
] as const;
const COLUMNS = [
  { text: 'Day', sort: '-day' },
  ...FIGURES.map(({ key, title }) => ({ text: title, sort: `-${key}`, isNumber: true })),
];
const KEYS: SortKeys<DayFigures, keyof DayFigures> = {
  day: ({ day }) => day,
  requests: ({ requests }) => requests,
  errors: ({ errors }) => errors,
  rateLimited: ({ rateLimited }) => rateLimited,
  tokens: ({ tokens }) => tokens,
};
const ORDERS = sortOrdersOf(KEYS);

interface UsageChartsProps {
  figures: readonly DayFigures[];
  /** The requested order of the table. */
  sort: unknown;
  path: string;
  /** The filters of the page. */
  query?: Query;
}

/** The requests and tokens by day as charts and as a table. */
export function UsageCharts({ figures, sort, path, query = {} }: UsageChartsProps) {
  const order = readSortOrder(sort, ORDERS);
  const days = figures.map(({ day }) => day);
  return (
    <>
      <div class="tiles">
        <DayChart
          title="Requests"
          days={days}
          series={[
            { name: 'Succeeded', tone: 'main', values: figures.map(succeeded) },
            { name: 'Limit hits', tone: 'warn', values: figures.map(({ rateLimited }) => rateLimited) },
            { name: 'Errors', tone: 'bad', values: figures.map(({ errors }) => errors) },
          ]}
        />
        <DayChart
          title="Tokens"
          days={days}
          series={[{ name: 'Tokens', tone: 'main', values: figures.map(({ tokens }) => tokens) }]}
        />
      </div>
      <details open={sort !== undefined}>
        <summary>Daily figures</summary>
        <Table caption="Usage by day" columns={COLUMNS} sorting={{ order, path, query }}>
          {sortItems(figures, KEYS, order).map((day) => (
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
