import type { SlotMachine } from '#domain/games/slots/machine';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';
import { awardsOf, paysAt, scatterPaysAt, type SymbolPays } from './pays';

/** Pay table at the chosen stake. */
export function PayTable({
  machine,
  atlas,
  coin,
  stake,
}: {
  machine: SlotMachine;
  atlas: SymbolAtlas;
  coin: Coin;
  stake: number;
}) {
  const scatter = scatterPaysAt(machine, stake);
  return (
    <>
      <p className="text-sm text-muted">
        Payouts in {coinNames[coin].name} at your stake of {formatAmount(coin, stake)} {coinNames[coin].short}
        .
      </p>
      <ul className="slots-pays">
        <SpecialSymbol atlas={atlas} symbol={machine.wild} title="Wild">
          Substitutes for every symbol except the{' '}
          {atlasSymbol(atlas, machine.scatter.symbol).name.toLowerCase()}.
          {machine.wildsExpand && ' Wherever it lands, it fills its whole reel before the lines are read.'}
        </SpecialSymbol>
        <SpecialSymbol atlas={atlas} symbol={scatter.symbol} title="Scatter" pays={scatter} coin={coin}>
          Pays wherever it appears. {awardLabel(machine)}
        </SpecialSymbol>
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

/** Label of what scatters award besides their payout. */
function awardLabel(machine: SlotMachine): string {
  const awards = awardsOf(machine).map(({ count, spins }) => `${count} award ${spins}`);
  if (!machine.freeSpins || awards.length === 0) return '';
  const { multiplier } = machine.freeSpins;
  const times = multiplier > 1 ? `, with every win ×${multiplier}` : '';
  return `Free spins: ${awards.join(', ')}${times}.`;
}

function SpecialSymbol({
  atlas,
  symbol,
  title,
  pays,
  coin = 'gold',
  children,
}: {
  atlas: SymbolAtlas;
  symbol: string;
  title: string;
  pays?: SymbolPays;
  coin?: Coin;
  children: React.ReactNode;
}) {
  return (
    <li className="slots-pay slots-pay-special col-span-full">
      <SymbolPicture atlas={atlas} symbol={symbol} className="slots-pay-picture" />
      <div>
        <p className="font-display font-bold text-win">{title}</p>
        <p className="text-sm text-muted">{children}</p>
        {pays && <Runs pays={pays} coin={coin} />}
      </div>
    </li>
  );
}

function Runs({ pays, coin }: { pays: SymbolPays; coin: Coin }) {
  return (
    <dl className="slots-runs text-sm tabular">
      {pays.runs.map(({ count, payout }) => (
        <div key={count}>
          <dt>{count}×</dt>
          <dd>{formatAmount(coin, payout)}</dd>
        </div>
      ))}
    </dl>
  );
}
