import { useEffect, useRef } from 'react';
import { CoinMark } from '#components/ui/coin-mark';
import type { Coin } from '#domain/money/coin';

const flightMs = 780;
const betweenCoinsMs = 55;

/**
 * Coins that fly from this element to the balance; mounted only during the flight.
 *
 * @param to  CSS selector of the balance
 */
export function CoinFlight({ coin, coins, to }: { coin: Coin; coins: number; to: string }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = document.querySelector(to)?.getBoundingClientRect();
    const start = box.current?.getBoundingClientRect();
    if (!box.current || !target || !start) return;
    const across = target.x + target.width / 2 - start.x;
    const down = target.y + target.height / 2 - start.y;
    const flights = Array.from(box.current.children, (element, index) => {
      const spread = (index - (coins - 1) / 2) * 22;
      return element.animate(
        [
          { transform: 'translate(-50%, -50%) scale(0.2)', opacity: 0 },
          {
            transform: `translate(calc(-50% + ${spread * 2}px), calc(-50% - 46px)) scale(1.15)`,
            opacity: 1,
            offset: 0.35,
          },
          {
            transform: `translate(calc(-50% + ${across}px), calc(-50% + ${down}px)) scale(0.6)`,
            opacity: 0.2,
          },
        ],
        {
          duration: flightMs,
          delay: index * betweenCoinsMs,
          easing: 'cubic-bezier(0.4, 0, 0.7, 1)',
          fill: 'both',
        },
      );
    });
    return () => flights.forEach((flight) => flight.cancel());
  }, [coins, to]);

  return (
    <div className={`slots-flight amount-${coin}`} ref={box} aria-hidden="true">
      {Array.from({ length: coins }, (_, index) => (
        <span key={index} className="slots-flight-coin">
          <CoinMark coin={coin} />
        </span>
      ))}
    </div>
  );
}
