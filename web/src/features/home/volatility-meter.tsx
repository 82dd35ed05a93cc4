import { volatilityLevel } from './game-statistics';

/** Volatility as five lights, with a text for screen readers. */
export function VolatilityMeter({ volatility }: { volatility: string }) {
  const level = volatilityLevel(volatility);
  return (
    <span className="volatility">
      <span className="volatility-lights" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((light) => (
          <span key={light} className="volatility-light" data-lit={light <= level || undefined} />
        ))}
      </span>
      <span className="volatility-word">{volatility.replace('-', '–')}</span>
    </span>
  );
}
