import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { buttonClass } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import type { CatalogueGame } from '#web/lib/catalogue';
import { formatCount, formatOneIn, formatPercent } from './figures';
import { VolatilityMeter } from './volatility-meter';

/** A game with what a player should know before the first press: return, hits, swings, the highest win, the stakes. */
export function GameCard({ game }: { game: CatalogueGame }) {
  return (
    <article className="game-card surface" aria-labelledby={`game-${game.id}`}>
      <div className="game-card-row">
        <div className="game-card-picture">
          <img src={game.cardArt} alt="" width={800} height={600} />
        </div>
        <div className="game-card-words">
          <div className="game-card-head">
            <h3 id={`game-${game.id}`} className="game-card-name">
              {game.name}
            </h3>
            <p className="game-card-provider">{game.provider}</p>
          </div>
          <p className="game-card-blurb">{game.blurb}</p>
          <dl className="game-card-figures">
            <Figure name="Return (RTP)">
              {formatPercent(game.rtpBasisPoints)}
              <span className="rtp-bar" aria-hidden="true">
                <span style={{ inlineSize: `${game.rtpBasisPoints / 100}%` }} />
              </span>
            </Figure>
            <Figure name="Pays something">{`${formatOneIn(game.hitRateBasisPoints)} spins`}</Figure>
            <Figure name="Volatility">
              <VolatilityMeter volatility={game.volatility} />
            </Figure>
            <Figure name="Highest win">
              {`${formatCount(game.maximumWinMultiple)}×`}
              <small>{`above ${formatCount(game.rareWin.above)}×: 1 in ${formatCount(game.rareWin.oneIn)}`}</small>
            </Figure>
            <Figure name="Stakes" wide>
              <Stakes coin="gold" stakes={game.stakes.gold} />
              <Stakes coin="sweeps" stakes={game.stakes.sweeps} />
            </Figure>
          </dl>
          <Link
            className={buttonClass({ look: 'primary', large: true, className: 'game-card-play' })}
            to={game.launchPath}
          >
            <Play aria-hidden="true" size={20} fill="currentColor" />
            {`Play ${game.name}`}
          </Link>
        </div>
      </div>
    </article>
  );
}

function Figure({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'figure figure-wide' : 'figure'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Stakes({ coin, stakes }: { coin: Coin; stakes: { lowest: number; highest: number } }) {
  return (
    <span className="stakes">
      <Amount coin={coin} value={stakes.lowest} locale="en-US" /> –{' '}
      <Amount coin={coin} value={stakes.highest} locale="en-US" />
    </span>
  );
}
