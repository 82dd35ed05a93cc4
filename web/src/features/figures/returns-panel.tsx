import { useEffect, useState } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { coinNames } from '#web/lib/coins';
import { getPublic, type PublicAnswer } from '#web/lib/public-ops';

type Observed = PublicAnswer<'/public/games/{id}/observed-return'>;

interface Read {
  readonly name: string;
  readonly observed: Observed;
}

const whole = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, {
  ...{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 },
});

/**
 * What every game has paid back since its version began, beside what its mathematics says, and in which band 99 of 100 such series
 * of rounds end by chance alone.
 */
export function ReturnsPanel({
  games,
}: {
  games: readonly { readonly id: string; readonly name: string }[];
}) {
  const [read, setRead] = useState<readonly Read[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const reading = games.map(async ({ id, name }) => ({
      ...{ name, observed: await getPublic('/public/games/{id}/observed-return', { path: { id } }) },
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

function returnsOf({ name, observed: { exact, coins } }: Read): string[][] {
  return coins.map(({ coin, rounds, return: share, band }) => [
    `${name}, ${coinNames[coin].short}`,
    whole.format(rounds),
    percent.format(exact.basisPoints / 10_000),
    share === null ? '–' : percent.format(share),
    band ? `${percent.format(band.from)} – ${percent.format(band.to)}` : '–',
    share === null || !band ? '–' : share >= band.from && share <= band.to ? 'Yes' : 'No',
  ]);
}
