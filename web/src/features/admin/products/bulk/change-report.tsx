import { useEffect } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { type ChangeProgress, doneLabel, failedIn, isDone } from './bulk-job';

/**
 * How far a change of many products has come, and each product that failed with its reason.
 *
 * @param onShow  called while it is on screen; the returned function is called when it leaves
 */
export function ChangeReport({
  of: progress,
  onShow,
  onRepeat,
  onClose,
}: {
  of: ChangeProgress;
  onShow: () => () => void;
  onRepeat: () => void;
  onClose: () => void;
}) {
  useEffect(onShow, [onShow]);
  const { total, outcomes } = progress;
  const failed = failedIn(progress);
  return (
    <div className="grid gap-5">
      <progress
        className="accent-primary block-2 inline-full"
        aria-label="Progress"
        value={outcomes.length}
        max={total}
      />
      {isDone(progress) ? (
        <Notice tone={failed.length > 0 ? 'info' : 'success'}>
          <p>{doneLabel(progress)}</p>
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
      {isDone(progress) && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {failed.length > 0 && (
            <Button variant="primary" onClick={onRepeat}>
              {failed.length === 1 ? 'Try 1 product again' : `Try ${failed.length} products again`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
