import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import { type Draft, draftOf, fieldNames } from './draft';
import { fieldLabel } from './field-copy';
import type { Difference } from './rebase';

/** Explains how the product differs from the version that the form was opened with, and asks which values to keep. */
export function ChangeNote({
  draft,
  theirs,
  differences,
  isPending,
  onTakeTheirs,
  onKeepMine,
}: {
  draft: Draft;
  theirs: RewardProduct;
  differences: readonly Difference[];
  isPending: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}) {
  const now = draftOf(theirs);
  const columns: readonly AdminColumn<Difference>[] = [
    { name: 'Field', cell: ({ field }) => fieldNames[field], isRowHead: true },
    { name: 'Theirs', cell: ({ field }) => fieldLabel(field, now), className: 'wrap-anywhere' },
    {
      name: 'Yours',
      cell: ({ field, isContested }) => (isContested ? fieldLabel(field, draft) : 'not edited'),
      className: 'wrap-anywhere',
    },
  ];
  return (
    <Notice tone="error" className="change-note">
      <p className="font-bold">Someone else changed this product, or some of it was sold.</p>
      <p>
        Your edits are not lost. “Keep mine” saves only the fields you edited; all other fields keep their
        current values.
      </p>
      <AdminTable caption="Changes" columns={columns} rows={differences} idOf={({ field }) => field} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onTakeTheirs}>
          Use theirs
        </Button>
        <Button variant="outline" pending={isPending} onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </Notice>
  );
}
