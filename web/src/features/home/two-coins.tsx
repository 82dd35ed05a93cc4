import { CoinMark } from '#components/ui/coin-mark';

/** Explains the two coins in plain language. */
export function TwoCoins() {
  return (
    <section className="section below-fold page-width" aria-labelledby="coins-title">
      <p className="section-eyebrow">Two coins, plain words</p>
      <h2 id="coins-title" className="section-title">
        Know what you play with
      </h2>
      <div className="two-coins">
        <article className="coin-card surface">
          <h3 className="coin-card-name text-secondary">
            <CoinMark coin="gold" />
            Gold Coins
          </h3>
          <p className="coin-card-lead">For the fun of it.</p>
          <ul className="coin-card-facts">
            <li>10,000 are yours when you join and confirm your e-mail</li>
            <li>They have no value and cannot be redeemed</li>
            <li>Same games, same odds as with the other coin</li>
          </ul>
        </article>
        <article className="coin-card surface">
          <h3 className="coin-card-name text-primary">
            <CoinMark coin="sweeps" />
            Sweeps Coins
          </h3>
          <p className="coin-card-lead">Given away, never sold.</p>
          <ul className="coin-card-facts">
            <li>Play each one once, and whatever it wins becomes redeemable</li>
            <li>Unplayed and redeemable coins are always shown apart</li>
            <li>The terms of a gift are kept with it and never change afterwards</li>
          </ul>
        </article>
      </div>
    </section>
  );
}
