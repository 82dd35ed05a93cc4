import dynalite, { type Level } from 'dynalite/db/index.js';

/**
 * Opens LevelDB in a folder, or an empty store with its interface and order in memory.
 *
 * @param content  what it holds, for the error message
 * @throws Error when another process has the folder open
 */
export async function openLevel(folder: string | null, content: string): Promise<Level> {
  const level = dynalite.create(folder === null ? {} : { path: folder }).db;
  await level.open().catch((cause: unknown) => {
    throw new Error(`Cannot open the ${content} in ${folder}. Another host may be using them.`, { cause });
  });
  return level;
}
