/** A key for each form on the page with input that is not saved. */
const unsaved = new Set<object>();

/** Marks input as unsaved; the returned function takes the mark back. */
export function markUnsaved(): () => void {
  const key = {};
  unsaved.add(key);
  return () => void unsaved.delete(key);
}

/** Whether leaving the page would lose input. */
export function isAnyUnsaved(): boolean {
  return unsaved.size > 0;
}
