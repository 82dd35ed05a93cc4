import type { Rolldown } from 'vite';

/**
 * Gathers whatever the application imports at once into a single chunk. Left to itself the bundler makes a chunk of every
 * module that some lazy route shares, and a dozen small files compress worse than one.
 *
 * @param entry  path of the application's first module
 */
export function firstLoadChunk(entry: string): Rolldown.CodeSplittingGroup {
  let members: ReadonlySet<string> | undefined;
  return {
    name(id, context) {
      members ??= staticImports(entry, context);
      return members.has(id) ? 'site' : null;
    },
  };
}

function staticImports(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    // The icons' index imports every icon; each belongs where it is used.
    if (/[\\/]lucide-react[\\/]/.test(id)) continue;
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}
