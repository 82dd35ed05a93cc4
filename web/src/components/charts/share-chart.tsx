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

Chart.register(ArcElement, DoughnutController, PieController, Legend);

/** Colors of the design language, in the order in which parts use them. */
const colors = [
  '--primary',
  '--secondary',
  '--accent',
  '--info',
  '--warning',
  '--success',
  '--error',
  '--muted',
];

/** Parts of a whole, as a pie or doughnut chart. */
export default function ShareChart({
  kind,
  parts,
  write,
  label,
}: {
  kind: 'pie' | 'doughnut';
  parts: readonly { readonly name: string; readonly value: number }[];
  write: (value: number) => string;
  label: string;
}) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const colorOf = ({ chart, dataIndex }: ScriptableContext<'pie' | 'doughnut'>) =>
    getComputedStyle(chart.canvas).getPropertyValue(colors[dataIndex % colors.length] as string);
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
          label: ({ label: name, parsed }: { label: string; parsed: number }) => ` ${name}: ${write(parsed)}`,
        },
      },
    },
  };
  const data = {
    labels: parts.map(({ name }) => name),
    datasets: [{ data: parts.map(({ value }) => value), backgroundColor: colorOf, borderWidth: 0 }],
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
