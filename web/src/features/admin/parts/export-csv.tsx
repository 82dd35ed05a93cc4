import { Download } from 'lucide-react';
import { Button } from '#components/ui/button';

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
  rows: () => readonly Row[];
}) {
  async function save() {
    const { saveRows } = await import('#web/lib/page/save-csv');
    saveRows(`${file}.csv`, [columns, ...rows()]);
  }

  return (
    <Button variant="quiet" className="justify-self-start" onClick={() => void save()}>
      <Download aria-hidden="true" size={18} />
      Export CSV
    </Button>
  );
}
