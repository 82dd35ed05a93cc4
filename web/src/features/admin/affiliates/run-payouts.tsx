import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { programMonthLabel } from '../../affiliates/day-copy';
import { ConfirmButton } from '../parts/confirm-button';

type Run = PostAnswer<'/admin/affiliate-payouts'>;

/** Creates the statements of a month, which is final, batch by batch. */
export function RunPayouts({
  month,
  onRun,
}: {
  month: string;
  /** Receives who was left out, once all statements are created. */
  onRun: (leftOut: readonly Run['people'][number][]) => unknown;
}) {
  const label = programMonthLabel(month);
  return (
    <ConfirmButton
      label="Run payouts"
      opener="primary"
      title={`Run payouts for ${label}?`}
      keep="Not now"
      submit="Run payouts"
      variant="primary"
      act={(_reason, idempotencyKey) => runPayouts(month, idempotencyKey)}
      onDone={onRun}
    >
      {`Every affiliate without a statement for ${label} or a later month gets one for ${label}. Statements are final: you cannot change or remove them. Affiliates whose matching players wait for a review are skipped.`}
    </ConfirmButton>
  );
}

async function runPayouts(month: string, key: string): Promise<Run['people']> {
  const leftOut: Run['people'] = [];
  let after: string | undefined;
  do {
    const made = await playFabOps.post('/admin/affiliate-payouts', {
      body: { month, ...(after !== undefined && { after }) },
      idempotencyKey: `${key}-${encodeURIComponent(after ?? '')}`,
    });
    leftOut.push(...made.people);
    after = made.next ?? undefined;
  } while (after !== undefined);
  return leftOut;
}
