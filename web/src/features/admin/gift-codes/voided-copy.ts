import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { countLabel } from '#web/lib/format/numbers';

/** Says what the voiding of a batch has changed, and what is left to do. */
export function describeVoided({
  voided,
  replaced,
  kept,
  remaining,
}: PostAnswer<'/admin/gift-codes/{product}/batches/{batch}/voids'>): string {
  const sentences = [
    `${codesLabel(voided)} voided.`,
    replaced > 0 && `${codesLabel(replaced)} of orders replaced.`,
    kept > 0 &&
      `${codesLabel(kept)} of orders could not be replaced, because the pool has no other code. Add codes, then void the batch again.`,
    remaining > 0 && `${codesLabel(remaining)} not viewed yet remain. Void the batch again to continue.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Says what the voiding of a batch will change. */
export function describeVoiding({ available, unviewed }: { available: number; unviewed: number }): string {
  const sentences = [
    available > 0 && `${codesLabel(available)} of the pool will never be issued.`,
    unviewed > 0 &&
      `${codesLabel(unviewed)} of orders, not viewed yet, will be replaced by other codes of the pool, and their players notified.`,
    'Codes that players have viewed stay. This cannot be undone.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Label of the button that voids the codes of a batch that no player has viewed. */
export function voidLabel(unviewed: number): string {
  return unviewed === 1 ? 'Void 1 unviewed code' : `Void ${countLabel(unviewed)} unviewed codes`;
}

function codesLabel(count: number): string {
  return count === 1 ? '1 code' : `${countLabel(count)} codes`;
}
