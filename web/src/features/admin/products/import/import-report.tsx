import { Download, RotateCw, Square } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { Sums } from '#components/ui/totals';
import { countLabel } from '#web/lib/format/numbers';
import { saveFile } from '#web/lib/page/save-file';
import { paths } from '#web/lib/paths';
import { FaultTable } from './fault-table';
import type { LineFault } from './import-line';
import { endMessage, isUndone, keptLines, linesLabel, undoneMessage } from './lines-copy';
import type { ParsedFile } from './parse-lines';
import { UndoImport } from './undo-import';
import type { ProductImport } from './use-import';
import { reportCsv } from './write-csv';

/** Progress and outcomes of an import, with a button to resume it. */
export function ImportReport({ products, parsed }: { products: ProductImport; parsed: ParsedFile }) {
  const { outcomes, isRunning, isStopping, undone, missing, undoable, begin, stop, undoAll, startAgain } =
    products;
  const all = parsed.lines.map((line) => ({ line, outcome: outcomes.get(line) ?? null }));
  const count = (kind: string) => all.filter(({ outcome }) => outcome?.kind === kind).length;
  const created = count('created');
  const updated = count('updated');
  const failed = count('failed');
  const failures = all.flatMap(({ line: { line }, outcome }): LineFault[] =>
    outcome?.kind === 'failed' ? [{ line, column: null, message: outcome.message }] : [],
  );
  const untouched = missing.length - failed;

  return (
    <Panel title={titleOf()}>
      <progress
        className="accent-primary block-2 inline-full"
        aria-label="Imported rows"
        value={all.length - untouched}
        max={all.length}
      />
      <p className="text-sm text-muted">
        {isRunning
          ? `${countLabel(all.length - untouched)} of ${linesLabel(all.length)} done. You can leave this page, but keep the tab open.`
          : undone
            ? undoneMessage(undone)
            : endMessage(parsed, outcomes)}
      </p>
      <Sums
        sums={[
          { name: 'Created', value: created },
          { name: 'Updated', value: updated },
          { name: 'Failed', value: failed },
          { name: 'Not started', value: untouched },
          { name: 'Skipped because of errors', value: parsed.faultyLines },
        ]}
      />
      <FaultTable faults={undone ? keptLines(undone) : [...failures, ...(isRunning ? [] : parsed.faults)]} />
      <div className="flex flex-wrap gap-3">
        {isRunning ? (
          <Button variant="outline" pending={isStopping} onClick={stop}>
            {!isStopping && <Square aria-hidden="true" size={16} />}
            {isStopping ? 'Stopping…' : 'Stop'}
          </Button>
        ) : (
          <>
            {missing.length > 0 && !undone && (
              <Button variant="primary" onClick={begin}>
                <RotateCw aria-hidden="true" size={18} />
                {failed > 0 && untouched === 0
                  ? `Retry ${linesLabel(failed)}`
                  : `Continue with ${linesLabel(missing.length)}`}
              </Button>
            )}
            <Button
              variant="outline"
              onClick={() =>
                saveFile(
                  new Blob([reportCsv(all, parsed.faults)], { type: 'text/csv;charset=utf-8' }),
                  'report.csv',
                )
              }
            >
              <Download aria-hidden="true" size={18} />
              Download report
            </Button>
            {undoable > 0 && !isUndone(undone) && <UndoImport undoable={undoable} undo={undoAll} />}
            <Button variant="outline" onClick={startAgain}>
              Import another file
            </Button>
            <Link className={buttonClass({ variant: 'outline' })} to={paths.dashboardProducts}>
              View products
            </Link>
          </>
        )}
      </div>
    </Panel>
  );

  function titleOf(): string {
    if (undone) return isRunning ? 'Undoing…' : 'Undone';
    if (isRunning) return 'Importing…';
    if (untouched > 0) return 'Stopped';
    return failed > 0 ? 'Partly imported' : 'Imported';
  }
}
