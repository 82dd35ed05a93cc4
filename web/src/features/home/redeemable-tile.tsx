import { Trophy } from 'lucide-react';
import { formatAmount } from '#web/lib/format/coins';
import { useBalances } from '#web/lib/live/balances';
import { paths } from '#web/lib/paths';
import { Tile } from './today-tile';

/** The coins that the player can redeem. It keeps its place without a balance; the header reports one that could not be read. */
export function RedeemableTile() {
  const balances = useBalances();
  return (
    <Tile
      icon={<Trophy aria-hidden="true" size={22} />}
      label="Redeemable"
      value={`${balances ? formatAmount('sweeps', balances.sweepsRedeemable) : '–'} SC`}
      to={paths.store}
    />
  );
}
