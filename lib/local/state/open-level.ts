import dynalite, { type Level } from 'dynalite/db/index.js';
import { openMemoryLevel } from './memory-level';

/**
 * Opens LevelDB in a folder, or an empty store in memory.
 *
 * @param content  what it holds, for the error message
 * @throws Error when another process has the folder open
 */
export async function openLevel(folder: string | null, content: string): Promise<Level> {
  if (folder === null) return openMemoryLevel();
  const level = dynalite.create({ path: folder }).db;
  await level.open().catch((cause: unknown) => {
    throw new Error(`Cannot open the ${content} in ${folder}. Another host may be using them.`, { cause });
  });
  return level;
}
