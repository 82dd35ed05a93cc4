import { Note } from '#components/ui/note';
import { totalWeight } from '#domain/games/odds/weighted-prizes';
import type { RespinRules } from '#domain/games/slots/machine';
import type { Coin } from '#domain/money/coin';
import { formatAmount } from '#web/lib/format/coins';
import { oneInLabel, shareLabel } from '#web/lib/format/numbers';
import type { SymbolAtlas } from '../symbol-atlas';
import { SpecialSymbol } from './special-symbol';

/** What respins do, and the values that a held symbol can have at the chosen stake, with their chances. */
export function RespinPays({
  rules: { symbol, from, count, hits, outOf, values, grand },
  atlas,
  coin,
  stake,
}: {
  rules: RespinRules;
  atlas: SymbolAtlas;
  coin: Coin;
  stake: number;
}) {
  const weights = totalWeight(values);
  return (
    <>
      <SpecialSymbol atlas={atlas} symbol={symbol} title="Hold and respin">
        {from} or more anywhere stay, and every other position spins again, with a chance of{' '}
        {oneInLabel(outOf / hits)} each. You have {count} respins, and each new one restores them. At the end
        all values are paid; full reels pay {formatAmount(coin, grand * stake)} more.
      </SpecialSymbol>
      <li className="slots-pay slots-pay-values col-span-full">
        <Note>Value of each, and how often it is drawn</Note>
        <dl className="slots-runs text-sm tabular">
          {values.toReversed().map(({ multiple, weight }) => (
            <div key={multiple}>
              <dt>{shareLabel(weight / weights, { most: 2 })}</dt>
              <dd>{formatAmount(coin, multiple * stake)}</dd>
            </div>
          ))}
        </dl>
      </li>
    </>
  );
}
