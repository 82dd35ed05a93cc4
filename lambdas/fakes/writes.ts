import type { AtomicResult, AtomicWrite } from '#lambdas/runtime/aws/atomic-write';

interface MemoryWrite {
  readonly holds: () => boolean;
  readonly apply: () => void;
}

/** A write of a store in memory, as `atomicWrite` makes it of a request. */
export function memoryWrite(subject: string, write: MemoryWrite): AtomicWrite {
  return { subject, request: write };
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
  if (failed.length > 0) return { outcome: 'conflict', failed };
  applyAll(handles);
  return { outcome: 'committed' };
}

function writeOf({ request }: AtomicWrite): MemoryWrite {
  return request as MemoryWrite;
}
