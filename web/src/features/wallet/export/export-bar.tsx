import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { messageFor } from '#web/lib/api/refusal-copy';
import type { Filters } from '../history/filters';
import { linesOf, progressOf, progressLabel } from './export-copy';
import { type Format, fileNameOf, type Run } from './export-run';
import { useExport } from './use-export';
import './export.css';

const formats: readonly { format: Format; name: string }[] = [
  { format: 'csv', name: 'CSV' },
  { format: 'json', name: 'JSON' },
];

/** Exports the filtered transactions: format buttons, progress and result. */
export function ExportBar({ filters }: { filters: Filters }) {
  const { state, start, goOn, cancel } = useExport();
  const bar = useRef<HTMLDivElement>(null);

  // Pressed buttons are replaced by others, which take the focus of keyboard users.
  const seen = useRef(state.status);
  useEffect(() => {
    if (seen.current === state.status) return;
    seen.current = state.status;
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  }, [state.status]);

  return (
    <div ref={bar} role="group" aria-label="Export">
      {state.status === 'reading' && <Progress run={state.run} onCancel={cancel} />}
      {state.status === 'failed' && (
        <Interrupted run={state.run} failure={state.failure} onGoOn={goOn} onCancel={cancel} />
      )}
      {(state.status === 'idle' || state.status === 'saved') && (
        <div className="flex items-center gap-2 min-block-12">
          <span className="flex-1 text-sm font-semibold text-muted min-inline-0">Export this list</span>
          {formats.map(({ format, name }) => (
            <Button
              key={format}
              variant="outline"
              className="px-3"
              aria-label={`Export as ${name}`}
              onClick={() => start(format, filters)}
            >
              <Download aria-hidden="true" size={18} />
              {name}
            </Button>
          ))}
        </div>
      )}
      {/* The live region exists before its text, because not every screen reader announces a region that appears with its text. */}
      <p className="export-result text-sm wrap-anywhere text-success" role="status">
        {state.status === 'saved' && resultMessage(state.run)}
      </p>
    </div>
  );
}

function resultMessage(run: Run): string {
  if (run.lines === 0) return 'No transactions to export.';
  return `Saved ${linesOf(run.lines)} as ${fileNameOf(run)}.`;
}

function Progress({ run, onCancel }: { run: Run; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-2 min-block-12">
      <div className="grid flex-1 gap-2 text-sm font-semibold tabular min-inline-0">
        <span>{progressLabel(run)}</span>
        <progress
          className="export-track"
          aria-label={`Export as ${run.format.toUpperCase()}`}
          value={progressOf(run)}
        />
      </div>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Interrupted({
  run,
  failure,
  onGoOn,
  onCancel,
}: {
  run: Run;
  failure: unknown;
  onGoOn: (run: Run) => void;
  onCancel: () => void;
}) {
  return (
    <Notice tone="error">
      <p className="font-bold">{messageFor(failure).title}</p>
      <p>
        {run.lines === 0
          ? 'Nothing was exported yet.'
          : `${linesOf(run.lines)} ready. Continue to export the rest.`}
      </p>
      <div className="mbs-3 flex gap-2">
        <Button variant="primary" onClick={() => onGoOn(run)}>
          Continue
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel export
        </Button>
      </div>
    </Notice>
  );
}
