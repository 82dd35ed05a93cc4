import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Sums } from '#components/ui/sums';
import { FaultTable } from './fault-table';
import type { LineFault } from './import-line';
import { countOutcomes, progressOf } from './import-progress';
import { keptLines } from './lines-copy';
import type { ParsedFile } from './parse-lines';
import { ReportActions } from './report-actions';
import type { ProductImport } from './use-import';

/** Progress and outcomes of an import or of its undo, with buttons to stop and resume it. */
export function ImportReport({ products, parsed }: { products: ProductImport; parsed: ParsedFile }) {
  const { outcomes, running, undone } = products;
  const { title, label, done, total, message } = progressOf(products, parsed.lines);
  const { created, updated, failed, untouched } = countOutcomes(parsed.lines, outcomes);
  const failures = [...outcomes].flatMap(([{ line }, outcome]): LineFault[] =>
    outcome.kind === 'failed' ? [{ line, column: null, message: outcome.message }] : [],
  );
  return (
    <Panel title={title}>
      <progress className="block-2 inline-full" aria-label={label} value={done} max={total} />
      <Note>{message}</Note>
      <Sums
        sums={[
          { name: 'Created', value: created },
          { name: 'Updated', value: updated },
          { name: 'Failed', value: failed },
          { name: 'Not started', value: untouched },
          { name: 'Skipped because of errors', value: parsed.faultyLines },
        ]}
      />
      <FaultTable faults={undone ? keptLines(undone) : [...failures, ...(running ? [] : parsed.faults)]} />
      <div className="flex flex-wrap gap-3">
        <ReportActions products={products} parsed={parsed} />
      </div>
    </Panel>
  );
}
