import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { showFailureToast } from '#web/lib/api/failure-toast';
import { type AllPages, mostExported } from '#web/lib/api/read-all-pages';
import { useAttempt } from '#web/lib/api/use-attempt';
import { countLabel } from '#web/lib/format/numbers';

type Row = readonly (string | number)[];

/** Saves a table as a file; the code that writes it loads on demand. Says so when the file could not have every entry. */
export function ExportCsv({
  file,
  columns,
  rows,
  label = 'Export CSV',
  variant = 'quiet',
}: {
  /** Name of the file, without extension. */
  file: string;
  columns: readonly string[];
  /** Returns the rows, or loads those that the page does not show; `onRead` shows how many are loaded. */
  rows: (onRead: (count: number) => void) => readonly Row[] | Promise<readonly Row[] | AllPages<Row>>;
  label?: string;
  variant?: ButtonVariant;
}) {
  const { isPending, send } = useAttempt();
  const [count, setCount] = useState(0);
  const [isCut, setCut] = useState(false);

  async function save() {
    setCount(0);
    setCut(false);
    const [{ saveRows }, loaded] = await Promise.all([import('#web/lib/page/save-csv'), rows(setCount)]);
    const { items, isCut: isLonger } = 'items' in loaded ? loaded : { items: loaded, isCut: false };
    saveRows(`${file}.csv`, [columns, ...items]);
    setCut(isLonger);
  }

  return (
    <div className="justify-self-start">
      <Button
        variant={variant}
        pending={isPending}
        onClick={() => void send(save, undefined, { onFailure: showFailureToast })}
      >
        <Download aria-hidden="true" size={18} />
        {label}
      </Button>
      <Note role="status">
        {isPending && count > 0 && `${countLabel(count)} entries read…`}
        {isCut &&
          `The file has the newest ${countLabel(mostExported)} entries. Narrow the dates to export the others.`}
      </Note>
    </div>
  );
}
