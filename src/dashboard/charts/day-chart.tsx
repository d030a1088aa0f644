import { scaleBand, scaleLinear } from 'd3-scale';
import { dayText, figure } from '../frame/parts.js';

/** One figure by day. The series of a chart are stacked, the first at the bottom. */
interface Series {
  name: string;
  /** Sets the color; the stylesheet defines it. */
  tone: 'main' | 'warn' | 'bad';
  values: readonly number[];
}

interface DayChartProps {
  title: string;
  /** Each `YYYY-MM-DD`, in order. */
  days: readonly string[];
  series: readonly Series[];
}

const [WIDTH, HEIGHT] = [420, 180];
const PLOT = { left: 34, right: WIDTH - 4, top: 24, bottom: HEIGHT - 20 };
const Y_TICKS = 4;
const X_LABELS_MAX = 6;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * A chart with axes, rendered on the server without script. The values of a day are shown on hover; with the script
 * `charts`, also with the arrow keys. The page has the same values in a table.
 */
export function DayChart({ title, days, series }: DayChartProps) {
  const totals = series.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const total = totals.reduce((sum, value) => sum + value, 0);
  const [first, last] = [dayText(days[0]!), dayText(days.at(-1)!)];
  return (
    <figure class="tile day-chart">
      <figcaption>
        <h3>{title}</h3>
        <p class="total">{figure(total)}</p>
        {series.length > 1 && (
          <ul class="legend">
            {series.map(({ name, tone }, index) => (
              <li key={name}>
                <span class={`swatch ${tone}`} aria-hidden="true" />
                {name} {figure(totals[index]!)}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title} by day from ${first} to ${last}: ${figure(total)} in total`}
        data-chart
      >
        <Plot days={days} series={series} />
      </svg>
    </figure>
  );
}

function Plot({ days, series }: Omit<DayChartProps, 'title'>) {
  const sums = days.map((_, index) => series.reduce((sum, { values }) => sum + values[index]!, 0));
  const y = scaleLinear()
    .domain([0, Math.max(Y_TICKS, ...sums)])
    .nice(Y_TICKS)
    .range([PLOT.bottom, PLOT.top]);
  const x = scaleBand().domain(days).range([PLOT.left, PLOT.right]).paddingInner(0.25);
  const step = Math.ceil(days.length / X_LABELS_MAX);
  return (
    <>
      {y.ticks(Y_TICKS).map((value) => (
        <g key={value}>
          <line x1={PLOT.left} x2={PLOT.right} y1={y(value)} y2={y(value)} />
          <text x={PLOT.left - 5} y={y(value) + 3} text-anchor="end">
            {compact.format(value)}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const middle = x(day)! + x.bandwidth() / 2;
        // Counted from today, so that today has a label.
        const isLabelled = (days.length - 1 - index) % step === 0;
        return (
          <g key={day} class="day">
            <rect class="reach" x={x(day)} width={x.step()} y={PLOT.top} height={PLOT.bottom - PLOT.top} />
            {stack(series, index).map(({ tone, from, to }) => (
              <rect
                key={tone}
                class={tone}
                x={x(day)}
                width={x.bandwidth()}
                y={Math.min(y(to), y(from) - 1)}
                height={Math.max(1, y(from) - y(to))}
              />
            ))}
            {isLabelled && (
              <text x={middle} y={HEIGHT - 5} text-anchor={index === days.length - 1 ? 'end' : 'middle'}>
                {shortDay.format(new Date(`${day}T00:00:00Z`))}
              </text>
            )}
            <text class="values" x={PLOT.right} y={12} text-anchor="end">
              {valuesText(day, series, index)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The bars of a day: where each begins and ends. */
function stack(series: readonly Series[], index: number) {
  let from = 0;
  return series.flatMap(({ tone, values }) => {
    const value = values[index]!;
    if (value === 0) return [];
    const bar = { tone, from, to: from + value };
    from = bar.to;
    return bar;
  });
}

function valuesText(day: string, series: readonly Series[], index: number): string {
  const values = series.map(({ name, values: all }) =>
    series.length === 1 ? figure(all[index]!) : `${name.toLowerCase()} ${figure(all[index]!)}`,
  );
  return `${dayText(day)}: ${values.join(', ')}`;
}
