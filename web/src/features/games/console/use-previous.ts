import { useState } from 'react';

interface Amounts<Coin> {
  coin: Coin;
  amount: number;
}

/** The amount before the latest change, with its coin; the same one until something changes. */
export function usePrevious<Coin>(current: Amounts<Coin>): Amounts<Coin> {
  const [known, setKnown] = useState({ current, previous: current });
  if (known.current.coin === current.coin && known.current.amount === current.amount) return known.previous;
  setKnown({ current, previous: known.current });
  return known.current;
}
