import { Badge } from '#components/ui/badge';
import { countLabel } from '#web/lib/format/numbers';
import { stockStateOf } from './stock-state';
import { stateNames } from './table-view';

/** The remaining stock, with a warning where it is low. */
export function StockCell({ stock }: { stock: number }) {
  const state = stockStateOf(stock);
  return (
    <span className="stock-cell inline-flex items-center gap-2 font-semibold tabular" data-state={state}>
      {state !== 'in-stock' && (
        <Badge className="stock-note" tone={state === 'sold-out' ? 'error' : 'warning'}>
          {stateNames[state]}
        </Badge>
      )}
      {countLabel(stock)}
      <span className="cell-word">left</span>
    </span>
  );
}
