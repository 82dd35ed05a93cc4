import type { SymbolAtlas } from './symbol-atlas';
import { SymbolPicture } from './symbol-picture';
import type { Cell } from './wins/winning-cells';

/** The window as static pictures. */
export function PlainReels({
  atlas,
  window,
  turning,
  lit,
}: {
  atlas: SymbolAtlas;
  window: readonly (readonly string[])[];
  turning: boolean;
  lit: readonly Cell[] | null;
}) {
  const isLit = (reel: number, row: number) =>
    lit?.some((cell) => cell.reel === reel && cell.row === row) ?? false;
  return (
    <div className="slots-plain" data-turning={turning} aria-hidden="true">
      {window.map((symbols, reel) => (
        <div key={reel} className="grid place-items-center">
          {symbols.map((symbol, row) => (
            <SymbolPicture
              key={row}
              atlas={atlas}
              symbol={symbol}
              data-dimmed={lit !== null && !isLit(reel, row)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
