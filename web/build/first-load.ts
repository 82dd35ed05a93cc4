import type { Rolldown } from 'vite';

/** The modules that nearly every visit starts with; each member is a module path. */
export interface FirstLoad {
  /** The entry in the HTML. It renders nothing itself and loads the rest. */
  readonly entry: string;
  readonly application: string;
  /** The landing page. */
  readonly page: string;
  /** What every signed-in page adds. */
  readonly playerArea: string;
  /** Other pages and parts that visitors load; what they share with players stays in chunks of its own. */
  readonly visitorModules: readonly string[];
}

/**
 * Groups the static imports of the application with the modules that its first page shares with other pages, and those of the
 * player’s area. By default the bundler creates a chunk for every module shared by lazy routes, and a dozen small files
 * compress worse than one: Home is 114.6 kB of 115 with this, and 120.5 kB in 36 files without (`npm run bench -- home`). The largest
 * library is a separate chunk, so that it is evaluated in its own task.
 */
export function firstLoadChunks({
  entry,
  application,
  page,
  playerArea,
  visitorModules,
}: FirstLoad): Rolldown.CodeSplittingGroup[] {
  /** The product’s own modules that a part imports and other visitors do not load. */
  const ownParts = (part: string, context: Rolldown.ChunkingContext) => {
    const visitorParts = new Set(
      [application, page, ...visitorModules].flatMap((each) => [...staticImports(each, context)]),
    );
    const isOwn = (id: string) => !visitorParts.has(id) && !/[\\/]node_modules[\\/]/.test(id);
    return new Set([...staticImports(part, context)].filter(isOwn));
  };
  return [
    group('begin', (context) => staticImports(entry, context)),
    { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    group('site', (context) => {
      // Values of the domain that the first page shows are a few bytes, which many pages share.
      const shownValues = [...staticImports(page, context)].filter(
        (id) => /[\\/]lib[\\/]domain[\\/]/.test(id) && isShared(id, context),
      );
      return new Set([...staticImports(application, context), ...shownValues]);
    }),
    group('parts', (context) => {
      const sharedCode = /[\\/]src[\\/](components|lib)[\\/]/;
      return new Set([...staticImports(page, context)].filter((part) => sharedCode.test(part)));
    }),
    onlyItself(group('player', (context) => ownParts(playerArea, context))),
  ];
}

/** A chunk of the modules that `find` returns once all modules are known. */
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

/** Without this, a group also takes what its members import, and libraries that other pages share with it. */
function onlyItself(members: Rolldown.CodeSplittingGroup): Rolldown.CodeSplittingGroup {
  return { ...members, includeDependenciesRecursively: false };
}

/** Whether several modules import this one. */
function isShared(id: string, context: Rolldown.ChunkingContext): boolean {
  return (context.getModuleInfo(id)?.importers.length ?? 0) > 1;
}

function staticImports(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    // The icon index imports every icon; each one belongs to the chunks that use it.
    if (/[\\/]lucide-react[\\/]/.test(id)) continue;
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}
