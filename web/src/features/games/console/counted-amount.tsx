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
  const box = useRef<HTMLSpanElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const [start, end] = [formatAmount(coin, durationMs === 0 ? to : from), formatAmount(coin, to)];

  useEffect(() => {
    const startedAtMs = performance.now();
    let next = requestAnimationFrame(function count(nowMs) {
      const progress = durationMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - startedAtMs) / durationMs));
      const amount = Math.round(from + (to - from) * progress);
      // Updates the text node in place: a new node makes the browser re-evaluate every `:has()` around it.
      const text = figure.current?.firstChild;
      if (text) text.nodeValue = formatAmount(coin, amount);
      if (progress < 1) next = requestAnimationFrame(count);
      else box.current?.setAttribute('data-room', formatAmount(coin, to));
    });
    return () => cancelAnimationFrame(next);
  }, [coin, from, to, durationMs]);

  return (
    // The longer amount keeps the room, so that no digit moves what is around it.
    <span className="play-figure" ref={box} data-room={start.length > end.length ? start : end}>
      <span className="play-figure-digits" ref={figure}>
        {start}
      </span>
    </span>
  );
}
