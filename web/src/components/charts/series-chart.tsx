import { Bar, Line } from 'react-chartjs-2';
import { settingOf, token } from '#web/lib/page/chart-setting';

/** One data series, in a color of the design language such as `--primary`. */
export interface Series {
  readonly name: string;
  readonly color: string;
  readonly values: readonly number[];
}

/** Data series over names or days, as lines or bars. */
export default function SeriesChart({
  kind,
  names,
  series,
  write,
  label,
}: {
  kind: 'line' | 'bar';
  names: readonly string[];
  series: readonly Series[];
  write: (value: number) => string;
  label: string;
}) {
  const datasets = series.map(({ name, color, values }) => ({
    label: name,
    data: [...values],
    backgroundColor: token(color),
    ...(kind === 'line'
      ? { borderColor: token(color), borderWidth: 2, pointRadius: 0, tension: 0.3 }
      : { borderRadius: 6, maxBarThickness: 96 }),
  }));
  const data = { labels: [...names], datasets };
  return (
    <div className="chart-box">
      {kind === 'line' ? (
        <Line role="img" aria-label={label} options={settingOf<'line'>(write)} data={data} />
      ) : (
        <Bar role="img" aria-label={label} options={settingOf<'bar'>(write)} data={data} />
      )}
    </div>
  );
}
