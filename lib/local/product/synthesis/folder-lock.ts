import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs work under a lock file. The lock of a dead process counts as free. */
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
    // A hard link appears with its content in one step, so that no reader sees a lock without an owner.
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
 * Removes the lock of a dead process. Another process may have replaced the lock in between: a lock that proves alive
 * after it was moved aside is put back.
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
    // Released between the attempt and this read: it is free, and the next attempt takes it.
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
