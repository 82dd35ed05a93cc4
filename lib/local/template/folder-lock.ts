import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs a piece of work while holding a lock that other processes respect; a lock whose process died counts as free.
 *
 * @param lock  path of a file that exists exactly while the lock is held, and holds the id of its process
 */
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
    if (!isRunning(ownerOf(lock))) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(claim, { force: true });
  }
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
