import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock whose process died counts as free. */
export async function whileHolding<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  while (!take(lock)) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  const claim = `${lock}.${process.pid}`;
  writeFileSync(claim, String(process.pid));
  try {
    // A link appears at once with its content, so that no reader ever sees a lock without an owner.
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isRunning(ownerOf(lock))) removeDead(lock);
    return false;
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Removes the lock of a dead process. Somebody else may have done so since, and have taken it: a lock that turns out
 * to be alive once it cannot change any more is put back.
 */
export function removeDead(lock: string): void {
  const aside = `${lock}.dead.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (isRunning(ownerOf(aside))) linkSync(aside, lock);
  rmSync(aside);
}

function ownerOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch (error) {
    // Released between our attempt and this look: nobody's, and the next attempt takes it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return process.pid;
    throw error;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
