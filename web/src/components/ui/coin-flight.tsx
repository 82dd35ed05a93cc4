import { useEffect, useRef } from 'react';
import type { Coin } from '#domain/money/coin';
import { nextFrame } from '#web/lib/page/turns';
import { CoinMark } from './coin-mark';
import '../../styles/components/coin-flight.css';

const flightMs = 820;
const betweenCoinsMs = 60;

/**
 * Coins that fly from this element to their balance. It exists only during the flight; with reduced motion only the balance changes.
 *
 * @param to  CSS selector of the balance; by default the one in the header
 */
export function CoinFlight({
  coin,
  coins = 7,
  to = `[data-balance="${coin}"]`,
}: {
  coin: Coin;
  coins?: number;
  to?: string;
}) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let isOver = false;
    // The balance and this element are measured after they were drawn: before that, measuring would make the browser lay out the page twice.
    void nextFrame().then(() => {
      if (!isOver && box.current) takeOff(box.current, to);
    });
    return () => {
      isOver = true;
    };
  }, [to, coins]);

  return (
    <div className={`coin-flight amount-${coin}`} ref={box} aria-hidden="true">
      {Array.from({ length: coins }, (_, index) => (
        <span key={index} className="coin-flight-coin">
          <CoinMark coin={coin} />
        </span>
      ))}
    </div>
  );
}

/** Starts the coins of a box one after another; none where their balance is not on the page. */
function takeOff(box: HTMLElement, to: string): void {
  const target = document.querySelector(to)?.getBoundingClientRect();
  if (!target) return;
  const start = box.getBoundingClientRect();
  const across = target.x + target.width / 2 - start.x;
  const down = target.y + target.height / 2 - start.y;
  const coins = Array.from(box.children);
  for (const [index, element] of coins.entries())
    element.animate(path({ across, down, spread: (index - (coins.length - 1) / 2) * 34 }), {
      duration: flightMs,
      delay: index * betweenCoinsMs,
      easing: 'cubic-bezier(0.4, 0, 0.7, 1)',
      fill: 'both',
    });
}

/** Keyframes: up in a fan, a pause, then to the balance. */
function path({ across, down, spread }: { across: number; down: number; spread: number }): Keyframe[] {
  return [
    { transform: 'translate(-50%, -50%) scale(0.2)', opacity: 0 },
    {
      transform: `translate(calc(-50% + ${spread}px), calc(-50% - 54px)) scale(1.15)`,
      opacity: 1,
      offset: 0.35,
    },
    {
      transform: `translate(calc(-50% + ${across * 0.94}px), calc(-50% + ${down * 0.94}px)) scale(0.7)`,
      opacity: 1,
      offset: 0.92,
    },
    { transform: `translate(calc(-50% + ${across}px), calc(-50% + ${down}px)) scale(0.4)`, opacity: 0 },
  ];
}
