import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** Minifies the scripts of the public folder, which Vite copies as they are, with their comments. */
export function minifiedScripts(): Plugin {
  let publicDir: string;
  return {
    name: 'jade-harbour:minified-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const file of readdirSync(publicDir).filter((name) => name.endsWith('.js'))) {
        const source = readFileSync(join(publicDir, file), 'utf8');
        // The oldest syntax of the sources: these scripts also run where the site's modules cannot.
        writeFileSync(join(dir, file), transformSync(source, { minify: true, target: 'es2019' }).code);
      }
    },
  };
}
