import { lazy, useCallback } from 'react';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { getPublic } from '#web/lib/api/public-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { coinNames } from '#web/lib/format/coins';
import { countLabel, percentLabel, shareLabel } from '#web/lib/format/numbers';
import { WhenLoaded } from '../parts/when-loaded';
import { ChartPanel } from './chart-panel';
import { bandsOf, type GameReturn, type ReturnVerdict, scaleOf, verdictCopy, verdictOn } from './returns';

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

const columns = ['Game', 'Rounds', 'Theoretical', 'Observed', 'Band', 'Verdict'];

const verdictNames: Readonly<Record<ReturnVerdict, string>> = {
  inside: 'Inside the band',
  outside: 'Outside the band',
  'too-few': 'Too few rounds',
};

/**
 * The observed return of every game since its version began, with the exact return and the band in which 99 of 100 such series end by
 * chance alone.
 */
export function ReturnsPanel({ games }: { games: readonly NamedGame[] }) {
  const read = useLoaded(useCallback(() => readReturns(games), [games]));
  return (
    <WhenLoaded
      of={read}
      skeleton={
        <Panel title={title}>
          <Skeleton className="chart-box" />
        </Panel>
      }
    >
      {(returns) => <Returns read={returns} />}
    </WhenLoaded>
  );
}

const title = 'Observed and theoretical return of each game version';

function Returns({ read }: { read: readonly GameReturn[] }) {
  const bands = bandsOf(read);
  return (
    <ChartPanel
      title={title}
      note={
        <>
          99 of 100 series of this many rounds end inside the band: theoretical return ± 2.58 σ √Σs² ⁄ Σs over
          the initial stakes s. 1 in 100 falls outside by chance. Staying outside means a defect. Rounds count
          since the version went live; the chart shows games with enough of them.
        </>
      }
      file="returns"
      isEmpty={bands.length === 0}
      empty={verdictCopy(read)}
      columns={columns}
      rows={read.flatMap(returnsOf)}
    >
      <p role="status">{verdictCopy(read)}</p>
      <BandChart
        bands={bands}
        names={{ band: '99% band', expected: 'Theoretical', observed: 'Observed' }}
        {...scaleOf(bands)}
        write={(share) => shareLabel(share, { most: 1 })}
        label="Observed and theoretical return by game, with the 99% band. The table below has the numbers."
      />
    </ChartPanel>
  );
}

function returnsOf({ name, observed: { exact, coins } }: GameReturn): string[][] {
  return coins.map((each) => {
    const { coin, rounds, return: share, band } = each;
    return [
      `${name}, ${coinNames[coin].short}`,
      countLabel(rounds),
      percentLabel(exact.basisPoints),
      share === null ? '–' : shareLabel(share, hundredths),
      band ? `${shareLabel(band.from, hundredths)} – ${shareLabel(band.to, hundredths)}` : '–',
      verdictNames[verdictOn(each)],
    ];
  });
}
