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

/** A color token as it resolves in the chart's element. */
export function token(name: string) {
  return ({ chart }: Pick<ScriptableContext<'line' | 'bar'> | ScriptableScaleContext, 'chart'>) =>
    getComputedStyle(chart.canvas).getPropertyValue(name);
}

/**
 * Shared settings of all charts: colors of their element, no animation with reduced motion, formatted values.
 *
 * @param write  formats a value of the vertical scale
 */
export function settingOf<Type extends 'line' | 'bar'>(write: (value: number) => string): ChartOptions<Type> {
  // A canvas does not inherit the page's font.
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
      // Applies only to charts that register the legend plugin, which draws into the canvas.
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
