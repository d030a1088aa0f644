import { Cell, dayText, figure, Table } from '../frame/parts.js';
import { BarChart } from './bar-chart.js';
import type { DayFigures } from './usage-figures.js';

const FIGURES = [
  { key: 'requests', title: 'Requests' },
  { key: 'tokens', title: 'Tokens' },
  { key: 'errors', title: 'Errors' },
  { key: 'rateLimited', title: 'Limit hits' },
] as const;

/** Four charts, and the table behind them. */
export function UsageCharts({ days }: { days: readonly DayFigures[] }) {
  return (
    <>
      <div class="tiles">
        {FIGURES.map(({ key, title }) => (
          <BarChart key={key} title={title} values={days.map((day) => ({ day: day.day, value: day[key] }))} />
        ))}
      </div>
      <details>
        <summary>The figures behind</summary>
        <Table caption="Usage by day" columns={['Day', ...FIGURES.map(({ title }) => title)]}>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <Cell of="Day">{dayText(day.day)}</Cell>
              {FIGURES.map(({ key, title }) => (
                <Cell key={key} of={title}>
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
