import { type ChartData, Chart as ChartJs, type ChartOptions, Legend } from 'chart.js';
import { Chart } from 'react-chartjs-2';
import { settingOf, token } from '#web/lib/page/chart-setting';

ChartJs.register(Legend);

/** The expected value, its bounds and the observed value of something. */
export interface Band {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly expected: number;
  readonly observed: number;
}

const rowRem = 2.75;
const headRem = 4;

/** Floating bars, one per line, with marks for the expected and the observed value. */
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
  /** Start of the scale. */
  least: number;
  /** End of the scale; bands beyond it are cut off. */
  most: number;
  write: (value: number) => string;
  label: string;
}) {
  const mark = { type: 'line' as const, showLine: false, clip: 8, pointBorderWidth: 3 };
  // The points of the line series are in the same order as the bars; chart.js types only one kind of series at a time.
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
        backgroundColor: token('--on-panel'),
        borderColor: token('--on-panel'),
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
        options={horizontal(write, { least, most })}
        data={data}
      />
    </div>
  );
}

/** Options of all charts with names at the side and figures along the bottom. */
function horizontal(
  write: (value: number) => string,
  { least, most }: { least: number; most: number },
): ChartOptions<'bar'> {
  const vertical = settingOf<'bar'>(write);
  const { x: names, y: values } = vertical.scales ?? {};
  return {
    ...vertical,
    indexAxis: 'y',
    interaction: { mode: 'index', axis: 'y', intersect: false },
    scales: {
      x: { ...values, min: least, max: most } as never,
      y: { ...names, ticks: { ...names?.ticks, autoSkip: false } } as never,
    },
    plugins: {
      ...vertical.plugins,
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
