import { Download, RotateCw, Square } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { saveFile } from '#web/lib/page/save-file';
import { countOutcomes } from './import-progress';
import { linesLabel } from './lines-copy';
import type { ParsedFile } from './parse-lines';
import { UndoImport } from './undo-import';
import type { ProductImport } from './use-import';
import { reportCsv } from './write-csv';

/** What can be done with an import: stop it, or resume, report, undo and replace it once it rests. */
export function ReportActions({ products, parsed }: { products: ProductImport; parsed: ParsedFile }) {
  const { outcomes, running, isStopping, undone, missing, undoable, begin, stop, undoAll, startAgain } =
    products;
  if (running)
    return (
      <Button variant="outline" pending={isStopping} onClick={stop}>
        {!isStopping && <Square aria-hidden="true" size={16} />}
        {isStopping ? 'Stopping…' : 'Stop'}
      </Button>
    );
  const { failed, untouched } = countOutcomes(parsed.lines, outcomes);
  return (
    <>
      {missing.length > 0 && !undone && (
        <Button variant="primary" onClick={begin}>
          <RotateCw aria-hidden="true" size={18} />
          {failed > 0 && untouched === 0
            ? `Retry ${linesLabel(failed)}`
            : `Continue with ${linesLabel(missing.length)}`}
        </Button>
      )}
      <Button variant="outline" onClick={() => saveReport(products, parsed)}>
        <Download aria-hidden="true" size={18} />
        Download report
      </Button>
      {undoable > 0 && <UndoImport undoable={undoable} undo={undoAll} />}
      <Button variant="outline" onClick={startAgain}>
        Import another file
      </Button>
      <Link className={buttonClass({ variant: 'outline' })} to={dashboardPaths.products}>
        View products
      </Link>
    </>
  );
}

function saveReport({ outcomes }: ProductImport, { lines, faults }: ParsedFile): void {
  const all = lines.map((line) => ({ line, outcome: outcomes.get(line) ?? null }));
  saveFile(new Blob([reportCsv(all, faults)], { type: 'text/csv;charset=utf-8' }), 'report.csv');
}
