import type { ChartOptions } from 'chart.js';
import { Bar, Line } from 'react-chartjs-2';
import { settingOf, token } from '#web/lib/page/chart-setting';
import { nameLines } from './name-lines';

/** One data series, in a color of the design language such as `--primary`. */
export interface Series {
  readonly name: string;
  readonly color: string;
  readonly values: readonly number[];
}

const rowRem = 2;
const headRem = 3;

/**
 * Data series over names or days. Lines are straight, because a curve would rise before anything happened.
 *
 * @param kind  `rows` are bars from left to right, each with its whole name
 */
export default function SeriesChart({
  kind,
  names,
  series,
  write,
  label,
}: {
  kind: 'line' | 'bar' | 'rows';
  names: readonly string[];
  series: readonly Series[];
  write: (value: number) => string;
  label: string;
}) {
  const isLine = kind === 'line';
  const datasets = series.map(({ name, color, values }) => ({
    label: name,
    data: [...values],
    backgroundColor: token(color),
    ...(isLine
      ? { borderColor: token(color), borderWidth: 2, pointRadius: values.length === 1 ? 4 : 0, tension: 0 }
      : { borderRadius: 6, maxBarThickness: kind === 'rows' ? 24 : 96 }),
  }));
  const data = { labels: [...names], datasets };
  return (
    <div
      className="chart-box"
      style={kind === 'rows' ? { blockSize: `${headRem + names.length * rowRem}rem` } : undefined}
    >
      {isLine ? (
        <Line role="img" aria-label={label} options={fromZero(settingOf<'line'>(write))} data={data} />
      ) : (
        <Bar
          role="img"
          aria-label={label}
          options={kind === 'rows' ? sideways(write, names) : upright(write, names)}
          data={data}
        />
      )}
    </div>
  );
}

/** Begins the scale of values at zero, so that a small change does not look like a large one. */
function fromZero<Options extends object>(options: Options): Options {
  const { scales } = options as { scales?: { y?: object } };
  return { ...options, scales: { ...scales, y: { ...scales?.y, beginAtZero: true } } };
}

/** Options of bars side by side: a long name below its bar has two lines. */
function upright(write: (value: number) => string, names: readonly string[]): ChartOptions<'bar'> {
  const options = fromZero(settingOf<'bar'>(write));
  const { x } = (options.scales ?? {}) as { x?: { ticks?: object } };
  return {
    ...options,
    scales: { ...options.scales, x: { ...x, ticks: { ...x?.ticks, callback: linesOf(names) } } },
  };
}

/** Writes the name at an index, in its lines. */
function linesOf(names: readonly string[]) {
  return (index: string | number) => nameLines(names[Number(index)] ?? '');
}

/** Options of bars from left to right: names at the side, all of them, and values along the bottom. */
function sideways(write: (value: number) => string, names: readonly string[]): ChartOptions<'bar'> {
  const vertical = settingOf<'bar'>(write);
  const { x: side, y: values } = (vertical.scales ?? {}) as { x?: { ticks?: object }; y?: object };
  return {
    ...vertical,
    indexAxis: 'y',
    interaction: { mode: 'index', axis: 'y', intersect: false },
    scales: {
      x: { ...values, beginAtZero: true },
      y: {
        ...side,
        ticks: {
          ...side?.ticks,
          autoSkip: false,
          callback: linesOf(names),
        },
      },
    },
    plugins: {
      ...vertical.plugins,
      tooltip: {
        callbacks: {
          label: ({ dataset, parsed }) => ` ${dataset.label ?? ''}: ${write(parsed.x ?? 0)}`,
        },
      },
    },
  };
}
