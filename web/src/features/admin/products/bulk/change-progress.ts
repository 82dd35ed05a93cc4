import { type BulkProgress, failedIn } from '../../parts/bulk-job';
import type { FieldChange } from '../save-field';
import type { ChangeOutcome } from './run-changes';

/** How far a change of many products has come. */
export type ChangeProgress = BulkProgress<FieldChange, ChangeOutcome>;

/** Message at the end of a change. */
export function doneLabel(progress: ChangeProgress): string {
  const { total } = progress;
  const changed = total - failedIn(progress).length;
  if (changed === total)
    return total === 1 ? 'The product was changed.' : `All ${total} products were changed.`;
  return `${changed} of ${total} products were changed. The others stay as they are.`;
}
