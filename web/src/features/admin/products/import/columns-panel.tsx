import { Download } from 'lucide-react';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { saveFile } from '#web/lib/page/save-file';
import { columnHelp, columns } from './columns';
import { templateCsv } from './write-csv';

/** Explains the columns, with a template to download. */
export function ColumnsPanel() {
  return (
    <Panel title="Columns">
      <Note>
        The first row must contain the column names, in any order. If you leave out a column, existing
        products keep their values. An empty cell clears the field.
      </Note>
      <dl className="import-columns grid grid-cols-1 gap-3 text-sm">
        {columns.map((column) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{columnHelp[column]}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() =>
          saveFile(new Blob([templateCsv()], { type: 'text/csv;charset=utf-8' }), 'products.csv')
        }
      >
        <Download aria-hidden="true" size={18} />
        Download template
      </Button>
    </Panel>
  );
}
