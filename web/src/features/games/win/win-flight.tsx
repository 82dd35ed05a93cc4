import { useState } from 'react';
import { CoinFlight } from '#components/ui/coin-flight';
import type { WinShow } from './win-show';
import type { WinTier } from './win-size';

const coinsInFlight: Readonly<Record<WinTier, number>> = { small: 4, medium: 7, big: 12, grand: 20 };

/** Coins of a win that fly from the stage to the balance below it: once, also if a refused press brings the same result back. */
export function WinFlight({ show }: { show: WinShow | null }) {
  const id = show?.win.id ?? null;
  const [flight, setFlight] = useState<{ id: string | null; last: string | null }>({ id: null, last: null });
  if (flight.id !== id) setFlight({ id, last: flight.id ?? flight.last });
  if (!show || flight.last === id) return null;
  const { win, tier } = show;
  return (
    <div className="absolute inset-bs-0 inset-x-0 block-0">
      <CoinFlight key={win.id} coin={win.coin} coins={coinsInFlight[tier]} to=".play-balance-amount" />
    </div>
  );
}
