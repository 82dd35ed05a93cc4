import { stockStateOf } from './stock-state';
import { stateNames } from './table-view';

const countFormat = new Intl.NumberFormat();

/** How many pieces are left, and whether that asks for something. */
export function StockCell({ stock }: { stock: number }) {
  const state = stockStateOf(stock);
  return (
    <span className="stock-cell" data-state={state}>
      {state !== 'in-stock' && <span className="stock-note">{stateNames[state]}</span>}
      {countFormat.format(stock)}
      <span className="cell-word">left</span>
    </span>
  );
}
