import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { draftOf, fieldNames } from './draft';
import { fieldCopy } from './field-copy';
import type { Difference, Edit } from './rebase';

/** Explains how the product differs from the version that the form was opened with, and asks which values to keep. */
export function ChangeNote({
  edit,
  theirs,
  differences,
  isPending,
  onTakeTheirs,
  onKeepMine,
}: {
  edit: Edit;
  theirs: RewardProduct;
  differences: readonly Difference[];
  isPending: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}) {
  const now = draftOf(theirs);
  return (
    <Notice tone="error" className="change-note">
      <p className="font-bold">Someone else changed this product, or some of it was sold.</p>
      <p>
        Your edits are not lost. “Keep mine” saves only the fields you edited; all other fields keep their
        current values.
      </p>
      <table className="change-table">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Theirs</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, isContested }) => (
            <tr key={field}>
              <th scope="row">{fieldNames[field]}</th>
              <td>{fieldCopy(field, now)}</td>
              <td>{isContested ? fieldCopy(field, edit.draft) : 'not edited'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="change-choice">
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
