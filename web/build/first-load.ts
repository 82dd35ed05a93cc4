import type { Rolldown } from 'vite';

/** What nearly every page begins with; each member is the path of a module. */
export interface FirstLoad {
  /** What the HTML names. It shows nothing by itself and fetches the rest. */
  readonly entry: string;
  readonly application: string;
  /** The page that strangers come to. */
  readonly page: string;
}

/**
 * Gathers whatever the application imports at once, and what else of its first page other pages have, too. Left to itself the bundler makes a
 * chunk of every module that some lazy route shares, and a dozen small files compress worse than one. The largest library is a
 * chunk of its own, so that it can begin in a task of its own.
 */
export function firstLoadChunks({ entry, application, page }: FirstLoad): Rolldown.CodeSplittingGroup[] {
  return [
    group('begin', (context) => staticImports(entry, context)),
    { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    group('site', (context) => staticImports(application, context)),
    group('parts', (context) => {
      const ours = /[\\/]src[\\/](components|lib)[\\/]/;
      return new Set([...staticImports(page, context)].filter((part) => ours.test(part)));
    }),
  ];
}

/** A chunk of the modules that `find` finds once all are known. */
function group(
  name: string,
  find: (context: Rolldown.ChunkingContext) => ReadonlySet<string>,
): Rolldown.CodeSplittingGroup {
  let members: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      members ??= find(context);
      return members.has(id) ? name : null;
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
