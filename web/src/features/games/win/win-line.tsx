import type { Coin } from '#domain/money/coin';
import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../console/counted-amount';

/**
 * The amount of a win in one line, beside the symbols that won. The status line of the game announces it.
 *
 * @param title  null while the amount is a part of the win
 * @param count  the amounts from and to which it counts, in the coin's smallest unit
 */
export function WinLine({
  coin,
  title,
  count,
}: {
  coin: Coin;
  title: string | null;
  count: { from: number; to: number; durationMs: number };
}) {
  return (
    <p className="win-line" aria-hidden="true">
      {title !== null && <span>{title}</span>}
      <span>
        <CountedAmount coin={coin} {...count} /> <span className="win-coin">{coinNames[coin].short}</span>
      </span>
    </p>
  );
}
