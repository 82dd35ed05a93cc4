import { FailureNotice } from '#components/feedback/failure-notice';
import { Note } from '#components/ui/note';
import { detailsOf } from '#web/lib/api/api-refusal';
import { refusedWorthLabel } from './worth-label';

/**
 * Explains why odds were not published, and the allowed range where their expected value needs a second superadmin.
 *
 * @param worth  their expected value in hundredths of a Sweeps Coin; null for incomplete odds
 */
export function OddsFailure({ failure, worth }: { failure: unknown; worth: number | null }) {
  const allowed = detailsOf(failure, 'approvals/required');
  return (
    <>
      <FailureNotice failure={failure} />
      {allowed && worth !== null && <Note>{refusedWorthLabel(worth, allowed)}</Note>}
    </>
  );
}
