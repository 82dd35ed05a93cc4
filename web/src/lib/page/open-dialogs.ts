import { createStore } from '../state/store';

/** The open modal dialogs, the topmost last. Each makes everything outside of it inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
