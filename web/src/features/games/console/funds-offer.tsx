import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { Balances } from '#web/lib/live/balances';
import { paths } from '#web/lib/paths';
import { highestStake, missingFor, spendable } from './stake-choice';

/**
 * What a player can do whose balance does not cover the stake: get coins, or play with the highest stake that it covers.
 *
 * @param stakes    stakes to choose from; empty where the table has its own stake controls
 * @param addCoins  adds the pretend coins of a demo; null for coins of the ledger
 */
export function FundsOffer({
  coin,
  stake,
  stakes,
  balances,
  addCoins,
  onChoose,
}: {
  coin: Coin;
  stake: number;
  stakes: readonly number[];
  balances: Balances;
  addCoins: (() => void) | null;
  onChoose: (stake: number) => void;
}) {
  if (missingFor(balances, coin, stake) === 0) return null;
  const affordable = highestStake(stakes, spendable(balances, coin));
  return (
    <div className="play-funds flex col-span-full flex-wrap gap-2 justify-center">
      {affordable !== null && (
        <Button variant="outline" onClick={() => onChoose(affordable)}>
          Stake {formatAmount(coin, affordable)} {coinNames[coin].short}
        </Button>
      )}
      {addCoins ? (
        <Button variant="primary" onClick={addCoins}>
          Add demo coins
        </Button>
      ) : (
        <Link className={buttonClass({ variant: 'primary' })} to={paths.coins}>
          Get coins
        </Link>
      )}
    </div>
  );
}
