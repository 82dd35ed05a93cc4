import { useEffect, useState } from 'react';

interface Amounts<Coin> {
  coin: Coin;
  amount: number;
}

/**
 * The amount before the latest change, with its coin; the current one until something changes. An amount that was replaced before its
 * first frame was never displayed, so it does not count.
 */
export function usePrevious<Coin>(current: Amounts<Coin>): Amounts<Coin> {
  const [known, setKnown] = useState({ current, previous: current });
  const [isOnShow, setOnShow] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOnShow(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (known.current.coin === current.coin && known.current.amount === current.amount) return known.previous;
  const previous = isOnShow ? known.current : current;
  setKnown({ current, previous });
  return previous;
}
