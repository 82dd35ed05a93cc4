import { useEffect, useRef, useState } from 'react';
import { mostPerPage } from '#contracts/page-bounds';
import { gameNameOf } from '#web/lib/games/game-names';
import { saveFile } from '#web/lib/page/save-file';
import type { Filters } from '../history/filters';
import { ledgerPages } from '../history/read-page';
import { continueRun, fileNameOf, fileOf, type Format, newRun, type Run, type Writer } from './export-run';
import { wait } from './wait';

export type ExportState =
  | { status: 'idle' }
  | { status: 'reading'; run: Run }
  | { status: 'failed'; run: Run; failure: unknown }
  | { status: 'saved'; run: Run };

/** Exports the ledger as a file. Closing the drawer cancels it; a failure keeps the pages that were read. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function read(from: Run) {
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    let run = from;
    setState({ status: 'reading', run });
    try {
      const writer = await writerOf(run.format);
      for await (run of continueRun(run, writer, { readPage: ledgerPages(mostPerPage), wait, signal }))
        setState({ status: 'reading', run });
      if (run.lines > 0) saveFile(fileOf(run, writer), fileNameOf(run));
      setState({ status: 'saved', run });
    } catch (failure) {
      if (!signal.aborted) setState({ status: 'failed', run, failure });
    }
  }

  return {
    state,
    start: (format: Format, filters: Filters) => void read(newRun(format, filters, new Date())),
    /** Resumes after a failure. */
    goOn: (run: Run) => void read(run),
    cancel: () => {
      ending.current?.abort();
      setState({ status: 'idle' });
    },
  };
}

async function writerOf(format: Format): Promise<Writer> {
  if (format === 'json') return (await import('./write-json')).jsonWriter;
  return (await import('./write-csv')).csvWriter(gameNameOf);
}
