import type { AtomicResult, AtomicWrite } from '#lambdas/runtime/aws/atomic-write';

interface MemoryWrite {
  readonly holds: () => boolean;
  readonly apply: () => void;
}

/** Wraps a write of a fake store, the counterpart of `atomicWrite`. */
export function memoryWrite(subject: string, write: MemoryWrite): AtomicWrite {
  return { subject, request: write };
}

/** Returns the writes whose conditions fail. */
export function failedOf(handles: readonly AtomicWrite[]): AtomicWrite[] {
  return handles.filter((handle) => !writeOf(handle).holds());
}

/** Applies writes without checking their conditions. */
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
