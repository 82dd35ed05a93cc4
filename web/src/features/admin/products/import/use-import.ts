import {
  createProduct,
  deleteProduct,
  overwriteProduct,
  updateProduct,
} from '#web/lib/catalog/product-mutations';
import { fetchProduct } from '#web/lib/catalog/product-page';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { showToast } from '#web/lib/page/toasts';
import { onPlayerChange } from '#web/lib/session/session-end';
import { useStore } from '#web/lib/state/use-store';
import { holdTab } from '../../parts/hold-tab';
import { missingOf, openImport, undoableOf } from './import-job';
import { endMessage, undoneMessage } from './lines-copy';
import { readCsv } from './read-csv';
import { saveLine } from './save-line';
import { undoLine } from './undo-line';

const writes = {
  find: (id: string) => fetchProduct(id, { isReread: true }),
  create: createProduct,
  update: updateProduct,
  overwrite: overwriteProduct,
  remove: deleteProduct,
};

const job = openImport({
  read: readCsv,
  save: (line) => saveLine(line, writes),
  undo: (change) => undoLine(change, writes),
  makeId: () => crypto.randomUUID(),
  hold: holdTab,
  onUnseen(state) {
    const action = { label: 'View import report', to: dashboardPaths.import };
    const { file, outcomes, undone } = state;
    if (!file?.parsed) return;
    const message = undone
      ? undoneMessage(undone, undoableOf(state).length)
      : endMessage(file.parsed, outcomes);
    showToast({ tone: 'info', stays: true, action, text: `${file.name}: ${message}` });
  },
});

// What a signed-out admin has started must not go on with the session of another one.
onPlayerChange(() => job.setAdmin(null));

/** Sets the admin on the page; an import that another admin left there is discarded. */
export const setImportAdmin = job.setAdmin;

/** The product import, from the choice of a file to its report. Nothing is stored before it starts. */
export function useImport() {
  const state = useStore(job);
  const { choose, begin, stop, undoAll, startAgain } = job;
  const undoable = undoableOf(state).length;
  return { ...state, missing: missingOf(state), undoable, choose, begin, stop, undoAll, startAgain };
}

export type ProductImport = ReturnType<typeof useImport>;
