import type { AtomicResult, AtomicWrite } from './atomic-write';

interface MemoryWrite {
  readonly holds: () => boolean;
  readonly apply: () => void;
}

const writes = new WeakMap<AtomicWrite, MemoryWrite>();

/** A write of a store in memory, as `atomicWrite` makes it of a request. */
export function memoryWrite(subject: string, write: MemoryWrite): AtomicWrite {
  const handle = { subject };
  writes.set(handle, write);
  return handle;
}

/** Those writes whose conditions do not hold now. */
export function failedOf(handles: readonly AtomicWrite[]): AtomicWrite[] {
  return handles.filter((handle) => !writeOf(handle).holds());
}

/** Applies writes whose conditions hold. */
export function applyAll(handles: readonly AtomicWrite[]): void {
  for (const handle of handles) writeOf(handle).apply();
}

/** Applies all writes or none. */
export function commitInMemory(handles: readonly AtomicWrite[]): AtomicResult {
  const failed = failedOf(handles);
  if (failed.length > 0) return { outcome: 'overtaken', failed };
  applyAll(handles);
  return { outcome: 'committed' };
}

function writeOf(handle: AtomicWrite): MemoryWrite {
  const write = writes.get(handle);
  if (!write) throw new Error(`The write of ${handle.subject} was made by another kind of store`);
  return write;
}
