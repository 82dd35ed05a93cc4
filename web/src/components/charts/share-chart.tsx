import {
  ArcElement,
  Chart,
  DoughnutController,
  Legend,
  PieController,
  type ScriptableContext,
} from 'chart.js';
import { Doughnut, Pie } from 'react-chartjs-2';
import { token } from '#web/lib/page/chart-setting';
import { nameLines } from './name-lines';
import { type SharePart, shareParts } from './share-parts';

Chart.register(ArcElement, DoughnutController, PieController, Legend);

/** Colors of the design language that differ clearly from each other in both themes, in the order in which parts use them. */
const colors = ['--primary', '--secondary', '--accent', '--info', '--button-edge', '--error', '--muted'];

/** Parts of a whole, as a pie or doughnut chart: the largest ones and the sum of the others, each in a color of its own. */
export default function ShareChart({
  kind,
  parts,
  write,
  label,
}: {
  kind: 'pie' | 'doughnut';
  parts: readonly SharePart[];
  write: (value: number) => string;
  label: string;
}) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = shareParts(parts, colors.length);
  const colorOf = ({ chart, dataIndex }: ScriptableContext<'pie' | 'doughnut'>) =>
    getComputedStyle(chart.canvas).getPropertyValue(colors[dataIndex] as string);
  const options = {
    maintainAspectRatio: false,
    animation: isStill ? (false as const) : { duration: 400 },
    plugins: {
      legend: {
        position: 'right' as const,
        labels: {
          color: token('--muted') as never,
          font: { family: getComputedStyle(document.body).fontFamily },
        },
      },
      tooltip: {
        callbacks: {
          label: ({ dataIndex, parsed }: { dataIndex: number; parsed: number }) =>
            ` ${shown[dataIndex]?.name ?? ''}: ${write(parsed)}`,
        },
      },
    },
  };
  const data = {
    labels: shown.map(({ name }) => nameLines(name)),
    datasets: [
      {
        data: shown.map(({ value }) => value),
        backgroundColor: colorOf,
        borderColor: token('--panel'),
        borderWidth: 2,
      },
    ],
  };
  return (
    <div className="chart-box">
      {kind === 'pie' ? (
        <Pie role="img" aria-label={label} options={options} data={data as never} />
      ) : (
        <Doughnut role="img" aria-label={label} options={options} data={data as never} />
      )}
    </div>
  );
}
