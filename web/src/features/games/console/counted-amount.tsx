import { useEffect, useRef } from 'react';
import type { Coin } from '#domain/money/coin';
import { formatAmount } from '#web/lib/format/coins';

/**
 * An amount that counts up or down and then stays.
 *
 * @param from, to    in the coin's smallest unit
 * @param durationMs  0 shows `to` at once
 */
export function CountedAmount({
  coin,
  from,
  to,
  durationMs,
}: {
  coin: Coin;
  from: number;
  to: number;
  durationMs: number;
}) {
  const figure = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const startedAtMs = performance.now();
    let next = requestAnimationFrame(function count(nowMs) {
      const progress = durationMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - startedAtMs) / durationMs));
      const amount = Math.round(from + (to - from) * progress);
      // Updates the text node in place: a new node makes the browser re-evaluate every `:has()` around it.
      const text = figure.current?.firstChild;
      if (text) text.nodeValue = formatAmount(coin, amount);
      if (progress < 1) next = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(next);
  }, [coin, from, to, durationMs]);

  return (
    <span className="play-figure" ref={figure}>
      {formatAmount(coin, durationMs === 0 ? to : from)}
    </span>
  );
}
