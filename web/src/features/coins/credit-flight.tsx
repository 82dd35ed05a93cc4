import { CoinFlight } from '#components/ui/coin-flight';
import type { Credited } from './coins-views';

/** Animates the coins of a gift to the balances; nothing for a coin that was not credited. */
export function CreditFlight({ credited }: { credited: Pick<Credited, 'gold' | 'sweeps'> }) {
  return (
    <>
      {credited.gold > 0 && <CoinFlight coin="gold" />}
      {credited.sweeps > 0 && <CoinFlight coin="sweeps" coins={5} />}
    </>
  );
}
