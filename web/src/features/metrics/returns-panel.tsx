import { lazy, Suspense, useEffect, useState } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { coinNames } from '#web/lib/coins';
import { getPublic } from '#web/lib/public-ops';
import { bandsOf, type GameReturn, isWithin, scaleOf } from './returns';

const BandChart = lazy(() => import('#components/charts/band-chart'));

const whole = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const roundPercent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

/**
 * The observed return of every game since its version began, with the exact return and the band in which 99 of 100 such series end by
 * chance alone.
 */
export function ReturnsPanel({
  games,
}: {
  games: readonly { readonly id: string; readonly name: string }[];
}) {
  const [read, setRead] = useState<readonly GameReturn[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const reading = games.map(async ({ id, name }) => ({
      name,
      observed: await getPublic('/public/games/{id}/observed-return', { path: { id } }),
    }));
    Promise.all(reading).then(setRead, setFailure);
  }, [games, attempt]);

  function retry() {
    setFailure(null);
    setAttempt((number) => number + 1);
  }

  return (
    <Panel title="Observed against theoretical return, since each version began">
      <p className="text-muted">
        The band is where 99 of 100 series of so many rounds end by chance: exact return ± 2.58 σ √Σs² ⁄ Σs
        over the first stakes s. Outside of it once in a hundred is chance; staying there is a fault.
      </p>
      {failure !== null && <FailureNotice failure={failure} onRetry={retry} />}
      {!read && failure === null && <Skeleton className="chart-box" />}
      {read && <ReturnsChart read={read} />}
      {read && (
        <NumbersTable
          caption="Observed against theoretical return"
          columns={['Game', 'Rounds', 'Exact', 'Observed', 'Band', 'Within']}
          rows={read.flatMap(returnsOf)}
        />
      )}
    </Panel>
  );
}

/** The bands of all played games; values outside of their band are also named in text. */
function ReturnsChart({ read }: { read: readonly GameReturn[] }) {
  const bands = bandsOf(read);
  if (bands.length === 0) return <p className="text-muted">No round was played yet.</p>;
  const outside = bands.filter((band) => !isWithin(band)).map(({ name }) => name);
  return (
    <>
      <p role="status">
        {outside.length === 0
          ? 'Every game is within its band.'
          : `Outside of its band: ${outside.join('; ')}.`}
      </p>
      <Suspense fallback={<Skeleton className="chart-box" />}>
        <BandChart
          bands={bands}
          names={{ band: 'Band of 99 in 100', expected: 'Exact', observed: 'Observed' }}
          {...scaleOf(bands)}
          write={(share) => roundPercent.format(share)}
          label="Observed and exact return by game, with the band of chance; the table below has the figures"
        />
      </Suspense>
    </>
  );
}

function returnsOf({ name, observed: { exact, coins } }: GameReturn): string[][] {
  return coins.map(({ coin, rounds, return: share, band }) => [
    `${name}, ${coinNames[coin].short}`,
    whole.format(rounds),
    percent.format(exact.basisPoints / 10_000),
    share === null ? '–' : percent.format(share),
    band ? `${percent.format(band.from)} – ${percent.format(band.to)}` : '–',
    share === null || !band ? '–' : share >= band.from && share <= band.to ? 'Yes' : 'No',
  ]);
}
