import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { categoryNames } from '#web/lib/catalog/category-copy';
import { hundredthsOf } from '#web/lib/format/hundredths';
import type { AdminColumn } from '../../parts/admin-column';
import { AdminTable } from '../../parts/admin-table';
import { FaultTable } from './fault-table';
import type { ImportLine } from './import-line';
import { linesLabel } from './lines-copy';
import type { ParsedFile } from './parse-lines';

/** Enough lines to check that the file was parsed correctly. */
const shownLines = 5;

const columns: readonly AdminColumn<ImportLine>[] = [
  { name: 'Line', cell: ({ line }) => line },
  { name: 'ID', cell: ({ id, isNamed }) => (isNamed ? id : 'new') },
  { name: 'Name', cell: ({ fields }) => fields.name, isRowHead: true },
  { name: 'Category', cell: ({ fields: { category } }) => (category ? categoryNames[category] : '—') },
  {
    name: 'Price',
    cell: ({ fields }) => <Amount coin="sweeps" value={hundredthsOf(fields.price)} />,
    isNumeric: true,
  },
  { name: 'Stock', cell: ({ fields }) => fields.stock, isNumeric: true },
  { name: 'Active', cell: ({ fields }) => (fields.active ? 'yes' : 'no') },
];

/** Preview of an import before it starts. */
export function ImportPreview({
  name,
  parsed: { lines, faults, faultyLines, ignored },
  onBegin,
}: {
  name: string;
  parsed: ParsedFile;
  onBegin: () => void;
}) {
  const unversioned = lines.filter(({ isNamed, revision }) => isNamed && revision === null).length;
  return (
    <Panel title={name}>
      <p role="status">
        <strong>{`${linesLabel(lines.length)} can be imported.`}</strong>
        {faultyLines > 0 &&
          ` ${linesLabel(faultyLines)} will be skipped because of errors. Fix and import them again.`}
      </p>
      {ignored.length > 0 && <Note>{`Unknown columns are ignored: ${ignored.join(', ')}.`}</Note>}
      {unversioned > 0 && (
        <Note>
          {`${linesLabel(unversioned)} with an ID but no revision will overwrite any product with that ID, including its stock, even if some was sold in the meantime.`}
        </Note>
      )}
      {lines.length > 0 && (
        <AdminTable
          isCaptionShown
          caption="Preview of the first rows"
          columns={columns}
          rows={lines.slice(0, shownLines)}
          idOf={({ line }) => line}
        />
      )}
      <FaultTable faults={faults} />
      <Button
        variant="primary"
        large
        className="justify-self-start"
        disabled={lines.length === 0}
        onClick={onBegin}
      >
        {`Import ${linesLabel(lines.length)}`}
      </Button>
    </Panel>
  );
}
