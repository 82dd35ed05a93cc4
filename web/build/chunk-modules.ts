import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A script of the build, and what it is made of. */
export interface ChunkModules {
  /** The module that imports load the chunk for, relative to the folder of the site; null for a chunk that others share. */
  readonly entry: string | null;
  /** Relative to the folder of the site. */
  readonly modules: readonly string[];
  /** Names of the chunks that it loads: at once, or later. */
  readonly imports: readonly string[];
}

/**
 * Writes the modules of each chunk, by the name of the chunk.
 *
 * @param file  where to; undefined writes nothing
 */
export function chunkModules(file: string | undefined): Plugin {
  let root: string;
  return {
    name: 'jade-harbour:chunk-modules',
    apply: (_, { command, isSsrBuild }) => file !== undefined && command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output): [string, ChunkModules][] => {
        if (output.type !== 'chunk') return [];
        const { fileName, facadeModuleId, moduleIds, imports, dynamicImports } = output;
        const entry = facadeModuleId && relative(root, facadeModuleId);
        const modules = moduleIds.map((id) => relative(root, id));
        return [[fileName, { entry, modules, imports: [...imports, ...dynamicImports] }]];
      });
      if (file !== undefined) writeFileSync(file, JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}
