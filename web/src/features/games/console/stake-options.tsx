import { memo } from 'react';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';

/**
 * Every offered stake of a coin; those that the balance does not cover stand apart. Memoized, since few rounds change it.
 *
 * @param affordable  the highest stake that the balance covers; null when it covers none
 */
export const StakeOptions = memo(function StakeOptions({
  coin,
  stakes,
  affordable,
}: {
  coin: Coin;
  stakes: readonly number[];
  affordable: number | null;
}) {
  const option = (stake: number) => (
    <option key={stake} value={stake}>
      {formatAmount(coin, stake)} {coinNames[coin].short}
    </option>
  );
  const covered = stakes.filter((stake) => stake <= (affordable ?? 0));
  const uncovered = stakes.slice(covered.length);
  return (
    <>
      {covered.map(option)}
      {uncovered.length > 0 && <optgroup label="Above your balance">{uncovered.map(option)}</optgroup>}
    </>
  );
});
