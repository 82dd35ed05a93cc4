import { Badge } from '#components/ui/badge';
import { countLabel } from '#web/lib/format/numbers';
import { type StockState, stockStateOf } from './stock-state';
import { stateNames } from './table-view';

/** Between cards and the whole table there is no room for the words, so the color of the figure says it. */
const narrowTones: Readonly<Record<StockState, string>> = {
  'sold-out': 'md:max-lg:text-error',
  'low-stock': 'md:max-lg:text-warning',
  'in-stock': '',
};

/** The remaining stock, with a warning where it is low. */
export function StockCell({ stock }: { stock: number }) {
  const state = stockStateOf(stock);
  return (
    <span className={`inline-flex items-center gap-2 font-semibold tabular ${narrowTones[state]}`}>
      {state !== 'in-stock' && (
        <Badge className="md:max-lg:sr-only" tone={state === 'sold-out' ? 'error' : 'warning'}>
          {stateNames[state]}
        </Badge>
      )}
      {countLabel(stock)}
      <span className="font-normal text-muted md:hidden">left</span>
    </span>
  );
}
