import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { DataTable } from '#components/ui/data-table';
import { Panel } from '#components/ui/panel';
import { categoryNames } from '#web/lib/catalog/category-copy';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { FaultTable } from './fault-table';
import { linesLabel } from './lines-copy';
import type { ParsedFile } from './parse-lines';

/** Enough lines to check that the file was parsed correctly. */
const shownLines = 5;

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
      {ignored.length > 0 && (
        <p className="text-sm text-muted">{`Unknown columns are ignored: ${ignored.join(', ')}.`}</p>
      )}
      {unversioned > 0 && (
        <p className="text-sm text-muted">
          {`${linesLabel(unversioned)} with an ID but no revision will overwrite any product with that ID, including its stock, even if some was sold in the meantime.`}
        </p>
      )}
      {lines.length > 0 && (
        <DataTable
          isCaptionShown
          caption="Preview of the first rows"
          columns={['Line', 'ID', 'Name', 'Category', 'Price', 'Stock', 'Active']}
        >
          {lines.slice(0, shownLines).map(({ line, id, isNamed, fields }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{isNamed ? id : 'new'}</td>
              <th scope="row">{fields.name}</th>
              <td>{fields.category ? categoryNames[fields.category] : '—'}</td>
              <td>
                <Amount coin="sweeps" value={hundredthsOf(fields.price)} />
              </td>
              <td>{fields.stock}</td>
              <td>{fields.active ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </DataTable>
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
