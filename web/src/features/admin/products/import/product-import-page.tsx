import { Notice } from '#components/ui/notice';
import { ColumnsPanel } from './columns-panel';
import { FileDrop } from './file-drop';
import { ImportPreview } from './import-preview';
import { ImportReport } from './import-report';
import { endMessage, linesLabel, undoneMessage } from './lines-copy';
import { useImport } from './use-import';

/** Product import: instructions, faults and the outcome of each line. */
export function ProductImportPage() {
  const products = useImport();
  const { file, isReading, running, outcomes, undone, undoable, choose } = products;
  const isBegun = running !== null || outcomes.size > 0;
  return (
    <>
      {/* Only the start and the end; screen readers would announce a count on every change. */}
      <p className="sr-only" role="status">
        {file?.parsed && running === 'importing' && `Importing ${linesLabel(file.parsed.lines.length)}.`}
        {running === 'undoing' && 'Undoing the import.'}
        {file?.parsed &&
          isBegun &&
          !running &&
          (undone ? undoneMessage(undone, undoable) : endMessage(file.parsed, outcomes))}
      </p>
      {!isBegun && <FileDrop isReading={isReading} onChoose={choose} />}
      {file?.fault && (
        <Notice tone="error">
          <p className="font-bold">{`“${file.name}” cannot be imported.`}</p>
          <p>{file.fault}</p>
        </Notice>
      )}
      {file?.parsed && !file.fault && !isBegun && (
        <ImportPreview name={file.name} parsed={file.parsed} onBegin={products.begin} />
      )}
      {file?.parsed && isBegun && <ImportReport products={products} parsed={file.parsed} />}
      {!isBegun && <ColumnsPanel />}
    </>
  );
}
