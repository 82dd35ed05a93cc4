import { CoinMark } from '#components/ui/coin-mark';
import { welcomeGold } from './welcome-copy';

/** Explains the two coins in plain language. */
export function TwoCoins() {
  return (
    <section className="section below-fold page-width" aria-labelledby="coins-title">
      <p className="section-eyebrow mbe-2">Two kinds of coins</p>
      <h2 id="coins-title" className="text-3xl">
        Know what you are playing with
      </h2>
      <div className="grid grid-fit-80 gap-6 mbs-8">
        <article className="coin-card panel">
          <h3 className="flex items-center gap-3 text-2xl text-secondary">
            <CoinMark coin="gold" />
            Gold Coins
          </h3>
          <p className="mbs-2 mbe-4 text-lg font-semibold">Just for fun.</p>
          <ul className="coin-card-facts">
            <li>{`${welcomeGold} are yours when you join and confirm your email`}</li>
            <li>They have no value and cannot be redeemed</li>
            <li>Same games and odds as with Sweeps Coins</li>
          </ul>
        </article>
        <article className="coin-card panel">
          <h3 className="flex items-center gap-3 text-2xl text-primary">
            <CoinMark coin="sweeps" />
            Sweeps Coins
          </h3>
          <p className="mbs-2 mbe-4 text-lg font-semibold">Given away, never sold.</p>
          <ul className="coin-card-facts">
            <li>Play each one once, and what it wins is redeemable</li>
            <li>Unplayed and redeemable coins are always shown separately</li>
            <li>The terms of free coins never change after you get them</li>
          </ul>
        </article>
      </div>
    </section>
  );
}
