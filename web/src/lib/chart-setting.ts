import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type ScriptableContext,
  type ScriptableScaleContext,
  Tooltip,
} from 'chart.js';

Chart.register(
  ...[BarController, BarElement, CategoryScale, Filler],
  ...[LinearScale, LineController, LineElement, PointElement, Tooltip],
);

/** A color of the design language, as it is where the chart stands. */
export function token(name: string) {
  return ({ chart }: Pick<ScriptableContext<'line' | 'bar'> | ScriptableScaleContext, 'chart'>) =>
    getComputedStyle(chart.canvas).getPropertyValue(name);
}

/**
 * What all charts share: the colors of the place, no movement for whoever wants none, figures written as amounts.
 *
 * @param write  a figure of the vertical scale as people read it
 */
export function settingOf<Type extends 'line' | 'bar'>(write: (value: number) => string): ChartOptions<Type> {
  // Canvases do not take the page's type by themselves.
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shared: ChartOptions<'line' | 'bar'> = {
    maintainAspectRatio: false,
    animation: isStill ? false : { duration: 400 },
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        grid: { display: false },
        ticks: { color: token('--muted'), maxRotation: 0, autoSkipPadding: 16 },
      },
      y: {
        grid: { color: token('--outline') },
        border: { display: false },
        ticks: { color: token('--muted'), maxTicksLimit: 5, callback: (value) => write(Number(value)) },
      },
    },
    plugins: {
      // There only where the legend is: drawn into the canvas, in the colors of the place.
      legend: { labels: { color: token('--muted') as never } },
      tooltip: {
        callbacks: {
          label: ({ dataset, parsed }) => ` ${dataset.label ?? ''}: ${write(parsed.y ?? 0)}`,
        },
      },
    },
  };
  return shared as ChartOptions<Type>;
}
