import { type ChartData, Chart as ChartJs, type ChartOptions, Legend } from 'chart.js';
import { Chart } from 'react-chartjs-2';
import { settingOf, token } from '#web/lib/chart-setting';

ChartJs.register(Legend);

/** What was expected of something, between which bounds it may well be, and what it came to. */
export interface Band {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly expected: number;
  readonly observed: number;
}

const rowRem = 2.75;
const headRem = 4;

/** Bands as floating bars, a line each, with marks of what was expected and of what was observed. */
export default function BandChart({
  bands,
  names: { band, expected, observed },
  least,
  most,
  write,
  label,
}: {
  bands: readonly Band[];
  names: { readonly band: string; readonly expected: string; readonly observed: string };
  /** Where the scale begins. */
  least: number;
  /** Where it ends; bands beyond are cut there. */
  most: number;
  write: (value: number) => string;
  label: string;
}) {
  const mark = { type: 'line' as const, showLine: false, clip: 8, pointBorderWidth: 3 };
  // A line's points take places of the scale in the same order as bars do; chart.js types one kind of them at a time.
  const data = {
    labels: bands.map(({ name }) => name),
    datasets: [
      {
        ...mark,
        label: observed,
        data: bands.map((each) => each.observed),
        pointStyle: 'circle',
        pointRadius: 5,
        backgroundColor: token('--primary'),
        borderColor: token('--primary'),
      },
      {
        ...mark,
        label: expected,
        data: bands.map((each) => each.expected),
        pointStyle: 'line',
        pointRotation: 90,
        pointRadius: 9,
        backgroundColor: token('--on-surface'),
        borderColor: token('--on-surface'),
      },
      {
        type: 'bar' as const,
        label: band,
        data: bands.map(({ from, to }): [number, number] => [from, to]),
        backgroundColor: token('--outline'),
        borderRadius: 6,
        borderSkipped: false,
        barThickness: 14,
      },
    ],
  } as unknown as ChartData<'bar'>;
  return (
    <div className="chart-box" style={{ blockSize: `${headRem + bands.length * rowRem}rem` }}>
      <Chart
        type="bar"
        role="img"
        aria-label={label}
        options={lyingDown(write, { least, most })}
        data={data}
      />
    </div>
  );
}

/** The setting of all charts with names at the side and figures along the foot. */
function lyingDown(
  write: (value: number) => string,
  { least, most }: { least: number; most: number },
): ChartOptions<'bar'> {
  const upright = settingOf<'bar'>(write);
  const { x: names, y: metrics } = upright.scales ?? {};
  return {
    ...upright,
    indexAxis: 'y',
    interaction: { mode: 'index', axis: 'y', intersect: false },
    scales: {
      x: { ...metrics, min: least, max: most } as never,
      y: { ...names, ticks: { ...names?.ticks, autoSkip: false } } as never,
    },
    plugins: {
      ...upright.plugins,
      legend: {
        display: true,
        labels: { color: token('--muted') as never, usePointStyle: true },
      },
      tooltip: {
        callbacks: {
          label: ({ dataset, raw }) =>
            ` ${dataset.label ?? ''}: ${[raw]
              .flat()
              .map((each) => write(Number(each)))
              .join(' – ')}`,
        },
      },
    },
  };
}
