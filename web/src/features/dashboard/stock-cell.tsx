import { Badge } from '#components/ui/badge';
import { stockStateOf } from './stock-state';
import { stateNames } from './table-view';

const countFormat = new Intl.NumberFormat();

/** The remaining stock, with a warning where it is low. */
export function StockCell({ stock }: { stock: number }) {
  const state = stockStateOf(stock);
  return (
    <span className="stock-cell" data-state={state}>
      {state !== 'in-stock' && (
        <Badge className="stock-note" tone={state === 'sold-out' ? 'error' : 'warning'}>
          {stateNames[state]}
        </Badge>
      )}
      {countFormat.format(stock)}
      <span className="cell-word">left</span>
    </span>
  );
}
