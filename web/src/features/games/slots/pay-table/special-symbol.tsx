import type { ReactNode } from 'react';
import { Note } from '#components/ui/note';
import type { Coin } from '#domain/money/coin';
import type { SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';
import type { SymbolPays } from './pays';
import { Runs } from './runs';

/** A symbol with a role of its own, such as the wild, with what it does and pays. */
export function SpecialSymbol({
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
  children: ReactNode;
}) {
  return (
    <li className="slots-pay slots-pay-special col-span-full">
      <SymbolPicture atlas={atlas} symbol={symbol} className="slots-pay-picture" />
      <div>
        <p className="font-display font-bold text-win">{title}</p>
        <Note>{children}</Note>
        {pays && <Runs pays={pays} coin={coin} />}
      </div>
    </li>
  );
}
