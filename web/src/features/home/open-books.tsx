import { formatCount, formatPercent } from '#web/lib/format/american-numbers';
import type { CatalogGame } from '#web/lib/games/game-catalog';

/** The odds of the flagship as a chart, and an explanation of the ledger. */
export function OpenBooks({ game }: { game: CatalogGame }) {
  const kept = 10_000 - game.rtpBasisPoints;
  return (
    <section
      className="section below-fold page-width grid grid-fit-96 gap-x-12 gap-y-8 items-center"
      aria-labelledby="books-title"
    >
      <div>
        <p className="section-eyebrow mbe-2">Open books</p>
        <h2 id="books-title" className="text-3xl">
          Odds calculated, not estimated
        </h2>
        <p className="mbs-4 text-lg text-muted max-inline-152">
          {`We calculate every combination of the reels of ${game.name} and publish the results. The odds are the same for every player, every stake and both coins. A version never changes once it has been played: its fingerprint is recorded in each of your rounds.`}
        </p>
        <p className="mbs-4 text-lg text-muted max-inline-152">
          Every coin that moves is recorded twice: where it came from and where it went. Your balance is the
          sum of that list, and you can read all of it.
        </p>
      </div>
      <figure className="odds panel">
        <figcaption className="font-display font-heading">{`Of every 10,000 Gold Coins staked on ${game.name}`}</figcaption>
        <div className="block-6 mbs-4 mbe-5 overflow-clip bg-accent rounded-sm" aria-hidden="true">
          <span className="odds-paid" style={{ inlineSize: `${game.rtpBasisPoints / 100}%` }} />
        </div>
        <dl className="odds-rows">
          <div>
            <dt className="odds-row-paid">go back to players, on average</dt>
            <dd>{formatCount(game.rtpBasisPoints)}</dd>
          </div>
          <div>
            <dt className="odds-row-kept">stay with the house</dt>
            <dd>{formatCount(kept)}</dd>
          </div>
          <div>
            <dt>spins that win</dt>
            <dd>{formatPercent(game.hitRateBasisPoints)}</dd>
          </div>
          <div>
            <dt>{`spins per win above ${formatCount(game.rareWin.above)}×`}</dt>
            <dd>{formatCount(game.rareWin.oneIn)}</dd>
          </div>
        </dl>
      </figure>
    </section>
  );
}
