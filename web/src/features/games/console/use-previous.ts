import { useEffect, useState } from 'react';

interface Amounts<Coin> {
  coin: Coin;
  amount: number;
}

/**
 * The amount before the latest change, with its coin; the same one until something changes. An amount that was changed before its
 * first frame was never on show, and so is none before.
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
