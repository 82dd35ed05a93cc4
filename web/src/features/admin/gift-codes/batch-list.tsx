import { useState } from 'react';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer, PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { instantLabel } from '#web/lib/format/dates';
import { countLabel } from '#web/lib/format/numbers';
import { ConfirmButton } from '../parts/confirm-button';
import { describeVoided, describeVoiding, voidLabel } from './voided-copy';

type Batch = GetAnswer<'/admin/gift-codes/{product}/batches'>['items'][number];
type Voided = PostAnswer<'/admin/gift-codes/{product}/batches/{batch}/voids'>;

/** The batches of a pool, each with the voiding of its codes that no player has viewed. */
export function BatchList({
  product,
  batches,
  remaining,
  onVoided,
}: {
  product: string;
  batches: readonly Batch[];
  remaining: boolean;
  onVoided: () => void;
}) {
  const [voided, setVoided] = useState<Voided | null>(null);
  if (batches.length === 0) return <p className="text-muted">No codes were added yet.</p>;
  return (
    <>
      {voided && <Notice tone={voided.kept > 0 ? 'info' : 'success'}>{describeVoided(voided)}</Notice>}
      {remaining && <Note>This pool is large, so these counts leave out some of its codes.</Note>}
      <ul className="grid gap-4">
        {batches.map((batch) => (
          <li key={batch.id} className="grid gap-3 rounded-md p-4 border-line">
            <strong>{`Added ${instantLabel(batch.addedAt)}`}</strong>
            <Note>{countsLabel(batch)}</Note>
            {batch.available + batch.unviewed > 0 && (
              <VoidBatch
                product={product}
                batch={batch}
                onVoided={(answer) => {
                  setVoided(answer);
                  onVoided();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function VoidBatch({
  product,
  batch: { id, available, unviewed },
  onVoided,
}: {
  product: string;
  batch: Batch;
  onVoided: (answer: Voided) => void;
}) {
  return (
    <ConfirmButton
      label={voidLabel(available + unviewed)}
      title="Void this batch?"
      submit="Void the codes"
      reason={{ label: 'Reason (for the audit log)' }}
      act={(reason, idempotencyKey) =>
        playFabOps.post('/admin/gift-codes/{product}/batches/{batch}/voids', {
          path: { product, batch: id },
          body: { reason },
          idempotencyKey,
        })
      }
      onDone={onVoided}
    >
      {describeVoiding({ available, unviewed })}
    </ConfirmButton>
  );
}

function countsLabel({ available, unviewed, viewed, voided }: Batch): string {
  return [
    `${countLabel(available)} available`,
    `${countLabel(unviewed)} issued, not viewed`,
    `${countLabel(viewed)} viewed`,
    `${countLabel(voided)} void`,
  ].join(' · ');
}
