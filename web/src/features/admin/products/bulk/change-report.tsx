import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { ChangeProgress } from './use-bulk-changes';

/** How far a change of many products has come, and each product that failed with its reason. */
export function ChangeReport({
  of: { total, outcomes },
  onClose,
}: {
  of: ChangeProgress;
  onClose: () => void;
}) {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const isDone = outcomes.length === total;
  return (
    <div className="grid gap-5">
      <progress
        className="accent-primary block-2 inline-full"
        aria-label="Progress"
        value={outcomes.length}
        max={total}
      />
      {isDone ? (
        <Notice tone={failed.length > 0 ? 'info' : 'success'}>
          <p>{doneLabel(total - failed.length, total)}</p>
        </Notice>
      ) : (
        <p role="status">{`${outcomes.length} of ${total} products`}</p>
      )}
      {failed.length > 0 && (
        <ul className="bulk-list" tabIndex={0} aria-label="Products that were not changed">
          {failed.map(({ product, failure }) => (
            <li key={product.id} className="text-sm wrap-anywhere">
              <span className="font-semibold">{product.name}</span>
              {` · ${failure}`}
            </li>
          ))}
        </ul>
      )}
      {isDone && (
        <Button variant="outline" className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}

function doneLabel(changed: number, total: number): string {
  if (changed === total)
    return total === 1 ? 'The product was changed.' : `All ${total} products were changed.`;
  return `${changed} of ${total} products were changed. The others stay as they were.`;
}
