import type { Rolldown } from 'vite';

/**
 * Gathers whatever the application imports at once into a single chunk, and the shared parts of its first page with it. Left to
 * itself the bundler makes a chunk of every module that some lazy route shares, and a dozen small files compress worse than one.
 *
 * @param entry  path of the application's first module
 * @param firstPage  path of the module of the page that strangers come to
 */
export function firstLoadChunk(entry: string, firstPage: string): Rolldown.CodeSplittingGroup {
  let members: ReadonlySet<string> | undefined;
  return {
    name(id, context) {
      members ??= new Set([
        ...staticImports(entry, context),
        ...[...staticImports(firstPage, context)].filter((part) =>
          /[\\/]src[\\/](components|lib)[\\/]/.test(part),
        ),
      ]);
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
