import { scaleBand, scaleLinear } from 'd3-scale';
import { dayText, figure } from '../frame/parts.js';

interface BarChartProps {
  title: string;
  values: readonly { day: string; value: number }[];
}

const [WIDTH, HEIGHT, BASE] = [300, 96, 80];

/** A chart of one figure by day, rendered on the server without script; the stylesheet sets its colors. */
export function BarChart({ title, values }: BarChartProps) {
  const largest = Math.max(1, ...values.map(({ value }) => value));
  const x = scaleBand()
    .domain(values.map(({ day }) => day))
    .range([0, WIDTH])
    .paddingInner(0.25);
  const y = scaleLinear().domain([0, largest]).nice(3).range([BASE, 6]);
  const [first, last] = [values[0]!.day, values.at(-1)!.day];
  const total = values.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure class="tile">
      <figcaption>
        <h2>{title}</h2>
        <p class="total">{figure(total)}</p>
      </figcaption>
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title} from ${dayText(first)} to ${dayText(last)}: ${figure(total)}, at most ${figure(Math.max(...values.map(({ value }) => value)))} a day`}
      >
        <line x1={0} x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} />
        {values.map(({ day, value }) => (
          <rect
            key={day}
            class={value === 0 ? 'none' : 'bars'}
            x={x(day)}
            width={x.bandwidth()}
            y={value === 0 ? BASE - 1 : Math.min(y(value), BASE - 2)}
            height={value === 0 ? 1 : BASE - Math.min(y(value), BASE - 2)}
            rx={1}
          >
            <title>{`${dayText(day)}: ${figure(value)}`}</title>
          </rect>
        ))}
        <text x={0} y={HEIGHT - 3}>
          {dayText(first)}
        </text>
        <text x={WIDTH} y={HEIGHT - 3} text-anchor="end">
          today
        </text>
      </svg>
    </figure>
  );
}
