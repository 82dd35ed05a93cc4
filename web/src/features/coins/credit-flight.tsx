import { CoinFlight } from '#components/ui/coin-flight';
import type { Credited } from './coins-views';

/** The coins of a gift on their way to the balances; none for what was not given. */
export function CreditFlight({ credited }: { credited: Pick<Credited, 'gold' | 'sweeps'> }) {
  return (
    <>
      {credited.gold > 0 && <CoinFlight coin="gold" />}
      {credited.sweeps > 0 && <CoinFlight coin="sweeps" coins={5} />}
    </>
  );
}
