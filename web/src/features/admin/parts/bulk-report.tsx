import { type ReactNode, useEffect } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';

/** One that a bulk action did not change. */
export interface BulkFailure {
  readonly id: string;
  readonly name: ReactNode;
  readonly reason: string;
}

/**
 * How far a bulk action has come, and each one that failed with its reason.
 *
 * @param noun    singular and plural of what is changed
 * @param result  message at the end
 * @param onShow  called while it is on screen; the returned function is called when it leaves
 */
export function BulkReport({
  noun: [one, many],
  total,
  done,
  failures,
  result,
  onShow,
  onRepeat,
  onClose,
}: {
  noun: readonly [string, string];
  total: number;
  done: number;
  failures: readonly BulkFailure[];
  result: string;
  onShow: () => () => void;
  onRepeat: () => void;
  onClose: () => void;
}) {
  useEffect(onShow, [onShow]);
  const isDone = done === total;
  return (
    <div className="grid gap-5">
      <progress className="block-2 inline-full" aria-label="Progress" value={done} max={total} />
      {isDone ? (
        <Notice tone={failures.length > 0 ? 'info' : 'success'}>
          <p>{result}</p>
        </Notice>
      ) : (
        <p role="status">{`${done} of ${total} ${many}`}</p>
      )}
      {failures.length > 0 && (
        <ul
          className="relative grid gap-2 max-block-56 overflow-auto"
          tabIndex={0}
          aria-label={`${capitalized(many)} that were not changed`}
        >
          {failures.map(({ id, name, reason }) => (
            <li key={id} className="text-sm wrap-anywhere">
              <span className="font-semibold tabular">{name}</span>
              {` · ${reason}`}
            </li>
          ))}
        </ul>
      )}
      {isDone && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {failures.length > 0 && (
            <Button variant="primary" onClick={onRepeat}>
              {failures.length === 1 ? `Try 1 ${one} again` : `Try ${failures.length} ${many} again`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
