import { lazy, Suspense, useCallback } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { getPublic } from '#web/lib/api/public-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { coinNames } from '#web/lib/format/coins';
import { countLabel, percentLabel, shareLabel } from '#web/lib/format/numbers';
import { WhenLoaded } from '../parts/when-loaded';
import { bandsOf, type GameReturn, isWithin, scaleOf } from './returns';

const BandChart = lazy(() => import('#components/charts/band-chart'));

const hundredths = { least: 2, most: 2 };

interface NamedGame {
  readonly id: string;
  readonly name: string;
}

function readReturns(games: readonly NamedGame[]): Promise<GameReturn[]> {
  const reading = games.map(async ({ id, name }) => ({
    name,
    observed: await getPublic('/public/games/{id}/observed-return', { path: { id } }),
  }));
  return Promise.all(reading);
}

/**
 * The observed return of every game since its version began, with the exact return and the band in which 99 of 100 such series end by
 * chance alone.
 */
export function ReturnsPanel({ games }: { games: readonly NamedGame[] }) {
  const read = useLoaded(useCallback(() => readReturns(games), [games]));
  return (
    <Panel title="Observed and theoretical return of each game version">
      <p className="text-muted">
        99 of 100 series of this many rounds end inside the band: theoretical return ± 2.58 σ √Σs² ⁄ Σs over
        the initial stakes s. 1 in 100 falls outside by chance. Staying outside means a defect. Rounds count
        since the version went live.
      </p>
      <WhenLoaded of={read} skeleton={<Skeleton className="chart-box" />}>
        {(returns) => (
          <>
            <ReturnsChart read={returns} />
            <NumbersTable
              caption="Observed and theoretical return"
              columns={['Game', 'Rounds', 'Theoretical', 'Observed', 'Band', 'Inside the band']}
              rows={returns.flatMap(returnsOf)}
            />
          </>
        )}
      </WhenLoaded>
    </Panel>
  );
}

/** The bands of all played games; values outside of their band are also named in text. */
function ReturnsChart({ read }: { read: readonly GameReturn[] }) {
  const bands = bandsOf(read);
  if (bands.length === 0) return <p className="text-muted">No rounds yet.</p>;
  const outside = bands.filter((band) => !isWithin(band)).map(({ name }) => name);
  return (
    <>
      <p role="status">
        {outside.length === 0 ? 'Every game is inside its band.' : `Outside the band: ${outside.join('; ')}.`}
      </p>
      <Suspense fallback={<Skeleton className="chart-box" />}>
        <BandChart
          bands={bands}
          names={{ band: '99% band', expected: 'Theoretical', observed: 'Observed' }}
          {...scaleOf(bands)}
          write={(share) => shareLabel(share, { most: 1 })}
          label="Observed and theoretical return by game, with the 99% band. The table below has the numbers."
        />
      </Suspense>
    </>
  );
}

function returnsOf({ name, observed: { exact, coins } }: GameReturn): string[][] {
  return coins.map(({ coin, rounds, return: share, band }) => [
    `${name}, ${coinNames[coin].short}`,
    countLabel(rounds),
    percentLabel(exact.basisPoints),
    share === null ? '–' : shareLabel(share, hundredths),
    band ? `${shareLabel(band.from, hundredths)} – ${shareLabel(band.to, hundredths)}` : '–',
    share === null || !band ? '–' : share >= band.from && share <= band.to ? 'Yes' : 'No',
  ]);
}
