import { Note } from '#components/ui/note';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';
import type { TumbleParts } from '../tumbles/tumbles-on-table';
import { awardsOf, paysAt, scatterPaysAt } from './pays';
import { RespinPays } from './respin-pays';
import { Runs } from './runs';
import { SpecialSymbol } from './special-symbol';

/** Pay table at the chosen stake. */
export function PayTable({
  machine,
  atlas,
  coin,
  stake,
  TumblesNote,
}: {
  machine: SlotMachine;
  atlas: SymbolAtlas;
  coin: Coin;
  stake: number;
  TumblesNote: TumbleParts['RulesNote'] | undefined;
}) {
  const scatter = scatterPaysAt(machine, stake);
  return (
    <>
      <Note>
        Payouts in {coinNames[coin].name} at your stake of {formatAmount(coin, stake)} {coinNames[coin].short}
        .
      </Note>
      {machine.clusterSizes && (
        <Note>
          A cluster is {machine.clusterSizes[0]} or more of one symbol that touch side by side or one above
          the other. Every cluster pays, by its size.
        </Note>
      )}
      <ul className="grid grid-fill-46 gap-3 mbs-4">
        <SpecialSymbol atlas={atlas} symbol={machine.wild} title="Wild">
          Substitutes for every symbol except the {exceptions(machine, atlas)}.
          {machine.wildsExpand && ' Wherever it lands, it fills its whole reel before the lines are read.'}
        </SpecialSymbol>
        <SpecialSymbol atlas={atlas} symbol={scatter.symbol} title="Scatter" pays={scatter} coin={coin}>
          Pays wherever it appears{machine.tumbles && ', once nothing falls any more'}. {awardLabel(machine)}
        </SpecialSymbol>
        {TumblesNote && machine.tumbles && <TumblesNote rules={machine.tumbles} />}
        {machine.respins && <RespinPays {...{ atlas, coin, stake }} rules={machine.respins} />}
        {paysAt(machine, stake).map((pays) => (
          <li key={pays.symbol} className="slots-pay">
            <SymbolPicture atlas={atlas} symbol={pays.symbol} className="slots-pay-picture" />
            <Runs pays={pays} coin={coin} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Names of the symbols for which the wild does not substitute. */
function exceptions({ scatter, respins }: SlotMachine, atlas: SymbolAtlas): string {
  return [scatter.symbol, ...(respins ? [respins.symbol] : [])]
    .map((symbol) => atlasSymbol(atlas, symbol).name.toLowerCase())
    .join(' and the ');
}

/** Label of what scatters award besides their payout. */
function awardLabel(machine: SlotMachine): string {
  const awards = awardsOf(machine).map(({ count, spins }) => `${count} award ${spins}`);
  if (!machine.freeSpins || awards.length === 0) return '';
  const { multiplier } = machine.freeSpins;
  const times = multiplier > 1 ? `, with every win ×${multiplier}` : '';
  return `Free spins: ${awards.join(', ')}${times}.`;
}
