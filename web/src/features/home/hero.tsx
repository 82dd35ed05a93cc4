import { ArrowRight, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { HarbourScene } from '#components/harbour/harbour-scene';
import { buttonClass } from '#components/ui/button';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { paths } from '#web/lib/paths';
import { formatOneIn, highestWinFigure, returnLabel } from './game-statistics';
import { TodaysGame } from './todays-game';
import { welcomeGold } from './welcome-copy';

/** The top of the lobby for strangers: the claim, the flagship game and the game of the day. */
export default function Hero({ games }: { games: readonly CatalogGame[] }) {
  const [game, ...others] = games;
  if (!game) throw new Error('The catalog is empty.');
  return (
    <section className="hero night for-strangers" aria-labelledby="hero-title">
      <HarbourScene />
      <div className="hero-panels page-width">
        <div className="grid content-center justify-items-start gap-5">
          <p className="hero-eyebrow">
            <ShieldCheck aria-hidden="true" size={18} />
            Provably fair
          </p>
          <h1 id="hero-title" className="hero-title">
            Lights on the water, <span className="text-win">odds on the table.</span>
          </h1>
          <p className="text-lg text-on-picture-muted max-inline-136">
            {`Play ${game.name}. We publish all of its odds, seal every result before you press, and let you verify each one.`}
          </p>
          <div className="hero-actions mbs-2 flex flex-wrap gap-3 max-md:inline-full">
            <Link className={buttonClass({ variant: 'primary', large: true })} to={coinsPath(game)}>
              {`Play ${game.name}`}
              <ArrowRight aria-hidden="true" size={20} />
            </Link>
            <Link className={buttonClass({ large: true })} to={paths.login({ step: 'sign-up' })}>
              {`Join with ${welcomeGold} free GC`}
            </Link>
          </div>
          <dl className="hero-figures">
            <HeroFigure name="Returned to players" value={returnLabel(game)} />
            <HeroFigure name="Spins that pay" value={formatOneIn(game.hitOneIn)} />
            <HeroFigure {...highestWinFigure(game.highestWin)} />
          </dl>
        </div>
        <TodaysGame games={others} />
      </div>
    </section>
  );
}

function HeroFigure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-on-picture-muted">{name}</dt>
      <dd className="font-display text-xl font-bold tabular">{value}</dd>
    </div>
  );
}
