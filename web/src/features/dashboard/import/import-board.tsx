import { Notice } from '#components/ui/notice';
import { ColumnsPanel } from './columns-panel';
import { FileDrop } from './file-drop';
import { ImportPreview } from './import-preview';
import { ImportReport } from './import-report';
import { useImport } from './use-import';

/** From a file to products: how it is filled, what is wrong with it, and what became of each line. */
export function ImportBoard() {
  const products = useImport();
  const { file, isReading, isRunning, outcomes, choose } = products;
  const isBegun = isRunning || outcomes.size > 0;
  return (
    <>
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
