import { ConfirmButton } from '../../parts/confirm-button';
import { linesLabel } from './lines-copy';

/** Undoes an import as one step, after a question. */
export function UndoImport({ undoable, undo }: { undoable: number; undo: () => void }) {
  return (
    <ConfirmButton
      label="Undo this import"
      title="Undo this import?"
      submit={`Undo ${linesLabel(undoable)}`}
      act={async () => undo()}
      onDone={() => undefined}
    >
      Changed products get back the values from before the import, and new products are deleted. A product
      that was sold or changed since stays as it is. You can undo until you import another file or close this
      tab.
    </ConfirmButton>
  );
}
