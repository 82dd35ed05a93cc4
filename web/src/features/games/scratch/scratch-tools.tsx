import { Button } from '#components/ui/button';
import type { CardOnTable } from './use-card';

/**
 * The buttons below a card: while it is scratched they open its fields without rubbing; otherwise, where there is room for one side
 * only, they turn it over.
 */
export function ScratchTools({
  table,
  noun,
  isShowing,
  isBack,
  onTurn,
}: {
  table: CardOnTable;
  noun: string;
  isShowing: boolean;
  isBack: boolean;
  onTurn: () => void;
}) {
  return (
    <div className="scratch-tools">
      {isShowing ? (
        <>
          <Button look="outline" onClick={table.openNext}>
            Reveal next
          </Button>
          <Button look="outline" onClick={table.openAll}>
            Reveal all
          </Button>
        </>
      ) : (
        <Button look="outline" className="scratch-turn" onClick={onTurn}>
          {isBack ? `Show the ${noun}` : 'Show prizes and odds'}
        </Button>
      )}
    </div>
  );
}
