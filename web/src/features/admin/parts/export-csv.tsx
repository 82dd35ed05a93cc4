import { Download } from 'lucide-react';
import { Button } from '#components/ui/button';
import { showFailureToast } from '#web/lib/api/failure-toast';
import { useAttempt } from '#web/lib/api/use-attempt';

type Row = readonly (string | number)[];

/** Saves a table as a file; the code that writes it loads on demand. */
export function ExportCsv({
  file,
  columns,
  rows,
}: {
  /** Name of the file, without extension. */
  file: string;
  columns: readonly string[];
  /** Returns the rows, or loads those that the page does not show. */
  rows: () => readonly Row[] | Promise<readonly Row[]>;
}) {
  const { isPending, send } = useAttempt();

  async function save() {
    const [{ saveRows }, loaded] = await Promise.all([import('#web/lib/page/save-csv'), rows()]);
    saveRows(`${file}.csv`, [columns, ...loaded]);
  }

  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      pending={isPending}
      onClick={() => void send(save, undefined, { onFailure: showFailureToast })}
    >
      <Download aria-hidden="true" size={18} />
      Export CSV
    </Button>
  );
}
