import type { Coin } from '#domain/money/coin';

/** The icon of a coin: a gold disc for GC, a jade disc with a hole for SC. */
export function CoinMark({ coin }: { coin: Coin }) {
  return (
    <svg className="coin" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <circle className="coin-rim" cx="12" cy="12" r="8.25" fill="none" strokeWidth="1.5" />
      {coin === 'gold' ? (
        <path
          className="coin-sign"
          d="m12 6.6 1.6 3.4 3.7.5-2.7 2.6.7 3.7L12 15l-3.3 1.8.7-3.7-2.7-2.6 3.7-.5Z"
        />
      ) : (
        <rect className="coin-sign" x="9" y="9" width="6" height="6" rx="1" />
      )}
    </svg>
  );
}
