import { useSyncExternalStore } from 'react';
import { createProduct, overwriteProduct, updateProduct } from '#web/lib/catalog/product-mutations';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { missingOf, openImport } from './import-job';
import { endMessage } from './lines-copy';
import { readCsv } from './read-csv';
import { saveLine } from './save-line';

const writes = { create: createProduct, update: updateProduct, overwrite: overwriteProduct };

const job = openImport({
  read: readCsv,
  save: (line) => saveLine(line, writes),
  makeId: () => crypto.randomUUID(),
  hold() {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  },
  onUnseen({ file, outcomes }) {
    const action = { label: 'View import report', to: paths.dashboardImport };
    const { parsed, name } = file ?? {};
    if (parsed)
      showToast({ tone: 'info', stays: true, action, text: `${name}: ${endMessage(parsed, outcomes)}` });
  },
});

/** Sets the admin on the page; an import that another admin left there is discarded. */
export const setImportAdmin = job.setAdmin;

/** The product import, from the choice of a file to its report. Nothing is stored before it starts. */
export function useImport() {
  const state = useSyncExternalStore(job.subscribe, job.state);
  const { choose, begin, stop, startAgain } = job;
  return { ...state, missing: missingOf(state), choose, begin, stop, startAgain };
}

export type ProductImport = ReturnType<typeof useImport>;
