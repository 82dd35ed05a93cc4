import { CoinFlight } from '#components/ui/coin-flight';
import type { WinShow } from './win-show';
import type { WinTier } from './win-size';

const coinsInFlight: Readonly<Record<WinTier, number>> = { small: 4, medium: 7, big: 12, grand: 20 };

/** Coins of a win that fly from the stage to the balance below it. */
export function WinFlight({ show }: { show: WinShow | null }) {
  if (!show) return null;
  const { win, tier } = show;
  return (
    <div className="win-flight">
      <CoinFlight key={win.id} coin={win.coin} coins={coinsInFlight[tier]} to=".play-balance-amount" />
    </div>
  );
}
