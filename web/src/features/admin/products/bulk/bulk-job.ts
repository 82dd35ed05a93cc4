import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { FieldChange, UpdateFields } from '../save-field';
import { type ChangeOutcome, runChanges } from './run-changes';

/** How far a change of many products has come. */
export interface ChangeProgress {
  readonly change: FieldChange;
  readonly total: number;
  readonly outcomes: readonly ChangeOutcome[];
}

/**
 * A change of many products. It belongs to the tab rather than its dialog, so an admin who closes the dialog finds the failures again.
 *
 * @param world.hold      called when a change starts; the returned function is called when it ends
 * @param world.onUnseen  called when a change ends while no report shows it
 */
export function openBulkJob({
  update,
  hold,
  onUnseen,
}: {
  update: UpdateFields;
  hold: () => () => void;
  onUnseen: (progress: ChangeProgress) => void;
}) {
  let progress: ChangeProgress | null = null;
  let watchers = 0;
  let controller = new AbortController();
  let onNewVersion: (product: RewardProduct) => void = () => undefined;
  const listeners = new Set<() => void>();

  function put(next: ChangeProgress | null): void {
    progress = next;
    for (const listener of listeners) listener();
  }

  async function run(products: readonly RewardProduct[], change: FieldChange): Promise<void> {
    controller = new AbortController();
    const { signal } = controller;
    let latest: ChangeProgress = { change, total: products.length, outcomes: [] };
    put(latest);
    const release = hold();
    await runChanges(products, change, {
      update,
      signal,
      onOutcome(outcome) {
        if (signal.aborted) return;
        latest = { ...latest, outcomes: [...latest.outcomes, outcome] };
        onNewVersion(outcome.product);
        put(latest);
      },
    });
    release();
    if (!signal.aborted && watchers === 0) onUnseen(latest);
  }

  return {
    progress: () => progress,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reports that the progress is on screen, until the returned function is called. */
    watch(): () => void {
      watchers += 1;
      return () => void (watchers -= 1);
    },
    /** @param onChanged  receives each product as it is now */
    start(
      products: readonly RewardProduct[],
      change: FieldChange,
      onChanged: (product: RewardProduct) => void,
    ): void {
      if (progress && !isDone(progress)) return;
      onNewVersion = onChanged;
      void run(products, change);
    },
    /** Changes the failed products again, as they are now. */
    repeat(): void {
      if (progress && isDone(progress))
        void run(
          failedIn(progress).map(({ product }) => product),
          progress.change,
        );
    },
    /** Stops a change that is under way, and discards its outcomes. */
    discard(): void {
      controller.abort();
      put(null);
    },
  };
}

/** Whether every product has an outcome. */
export function isDone({ total, outcomes }: ChangeProgress): boolean {
  return outcomes.length === total;
}

/** The outcomes of the products that were not changed. */
export function failedIn({ outcomes }: ChangeProgress): readonly ChangeOutcome[] {
  return outcomes.filter(({ failure }) => failure !== null);
}

/** Message at the end of a change. */
export function doneLabel(progress: ChangeProgress): string {
  const { total } = progress;
  const changed = total - failedIn(progress).length;
  if (changed === total)
    return total === 1 ? 'The product was changed.' : `All ${total} products were changed.`;
  return `${changed} of ${total} products were changed. The others stay as they are.`;
}
