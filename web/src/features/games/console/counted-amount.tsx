import { useEffect, useRef, useState } from 'react';
import type { Coin } from '#domain/money/coin';
import { formatAmount } from '#web/lib/format/coins';
import { type AmountCount, countAfter, roomOf } from './amount-count';

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
  const [start, end] = [formatAmount(coin, durationMs === 0 ? to : from), formatAmount(coin, to)];
  const [counted, setCounted] = useState<AmountCount | null>(null);
  const count = countAfter(counted, { start, end, durationMs });
  if (count !== counted) setCounted(count);

  useEffect(() => {
    const startedAtMs = performance.now();
    let next = requestAnimationFrame(function step(nowMs) {
      const progress = durationMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - startedAtMs) / durationMs));
      const amount = Math.round(from + (to - from) * progress);
      // Updates the text node in place: a new node makes the browser re-evaluate every `:has()` around it.
      const text = figure.current?.firstChild;
      if (text) text.nodeValue = formatAmount(coin, amount);
      if (progress < 1) next = requestAnimationFrame(step);
      else setCounted((now) => now && { ...now, isFinished: true });
    });
    return () => cancelAnimationFrame(next);
  }, [coin, from, to, durationMs]);

  return (
    <span className="play-figure" data-room={roomOf(count)}>
      <span className="play-figure-digits" ref={figure}>
        {start}
      </span>
    </span>
  );
}
