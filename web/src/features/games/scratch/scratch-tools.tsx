import { Button } from '#components/ui/button';
import type { CardOnTable } from './use-card';

/**
 * The buttons below a card: they open its fields without rubbing while it is scratched; otherwise, on narrow screens, they turn it over.
 */
export function ScratchTools({
  table,
  noun,
  isShowing,
  showsPrizes,
  onTurn,
}: {
  table: CardOnTable;
  noun: string;
  isShowing: boolean;
  showsPrizes: boolean;
  onTurn: () => void;
}) {
  return (
    <div className="scratch-tools">
      {isShowing ? (
        <>
          <Button variant="outline" onClick={table.openNext}>
            Reveal next
          </Button>
          <Button variant="outline" onClick={table.openAll}>
            Reveal all
          </Button>
        </>
      ) : (
        <Button variant="outline" className="scratch-turn" onClick={onTurn}>
          {showsPrizes ? `Show the ${noun}` : 'Show prizes and odds'}
        </Button>
      )}
    </div>
  );
}
