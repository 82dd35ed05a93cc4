import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type BuildOptions, buildSync, type Metafile, transformSync } from 'esbuild';

/** Options of a bundle that a function's runtime requires. */
export const commonJs = {
  format: 'cjs',
  // `require` resolves Node modules faster, and code from V8's cache cannot call `import()`.
  supported: { 'dynamic-import': false },
} as const satisfies BuildOptions;

/** Options of esbuild that apply to a converted file, too. */
type Conversion = Required<Pick<BuildOptions, 'platform' | 'target' | 'minify' | 'legalComments'>>;

export type SplitOptions = BuildOptions &
  Conversion & {
    readonly absWorkingDir: string;
    /** Absolute path. */
    readonly outdir: string;
    /** Whether to write a map of each file. */
    readonly sourceMap: boolean;
  };

/**
 * Bundles an entry into a file and chunks, of which a lazy import loads those that it alone needs. esbuild splits only ES modules, so each
 * file is converted to CommonJS afterwards.
 *
 * @param options.entryPoints  one entry, named `index`
 * @returns esbuild's metafile: the sources and imports of each written file
 * @throws when a source does not compile or an import cannot be resolved; esbuild's message says where
 */
export function splitBundle({ sourceMap, ...options }: SplitOptions): Metafile {
  const { metafile, outputFiles } = buildSync({
    ...options,
    format: 'esm',
    splitting: true,
    outExtension: { '.js': '.cjs' },
    chunkNames: '[name]-[hash]',
    sourcemap: sourceMap && 'external',
    metafile: true,
    write: false,
  });
  const rename = numberChunks(metafile.outputs);
  const textOf = new Map(outputFiles.map(({ path, text }) => [rename(path), rename(text)]));
  const outputs = reachableOf(JSON.parse(rename(JSON.stringify(metafile.outputs))) as Metafile['outputs']);
  mkdirSync(options.outdir, { recursive: true });
  for (const path of Object.keys(outputs).map((file) => resolve(options.absWorkingDir, file))) {
    const { code, map } = toCommonJs(textOf.get(path) ?? '', textOf.get(`${path}.map`), options);
    writeFileSync(path, code);
    if (sourceMap) writeFileSync(`${path}.map`, map);
  }
  return { inputs: metafile.inputs, outputs };
}

/**
 * Replaces the hashes in names of chunks by numbers of the same length: esbuild's hashes depend on the map and so on the output folder, and
 * columns of the map must stay.
 *
 * @returns renames the chunks in a text
 */
function numberChunks(outputs: Metafile['outputs']): (text: string) => string {
  const chunks = Object.entries(outputs).flatMap(([file, { entryPoint, inputs }]) => {
    const hash = /-(\w{8})\.cjs$/.exec(file)?.[1];
    // A source is in one chunk only; that of esbuild's own functions has none.
    return hash === undefined ? [] : { hash, source: entryPoint ?? Object.keys(inputs).sort()[0] ?? '' };
  });
  const sorted = chunks.sort((one, other) => (one.source < other.source ? -1 : 1));
  const numbers = new Map(sorted.map(({ hash }, index) => [hash, String(index + 1).padStart(8, '0')]));
  return (text) =>
    text.replaceAll(/-(\w{8})\.cjs\b/g, (name, hash: string) =>
      numbers.has(hash) ? `-${numbers.get(hash)}.cjs` : name,
    );
}

/** Leaves out chunks of which only code that nothing uses imports anything. */
function reachableOf(outputs: Metafile['outputs']): Metafile['outputs'] {
  const reachable = new Set(Object.keys(outputs).filter((file) => basename(file) === 'index.cjs'));
  for (const file of reachable)
    for (const { path, external } of outputs[file]?.imports ?? []) if (!external) reachable.add(path);
  return Object.fromEntries(Object.entries(outputs).filter(([file]) => reachable.has(file)));
}

function toCommonJs(
  module: string,
  map: string | undefined,
  { platform, target, minify, legalComments }: Conversion,
) {
  const inlineMap =
    map && `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  return transformSync(`${module}${inlineMap ?? ''}`, {
    ...commonJs,
    ...{ platform, target, minify, legalComments },
    sourcemap: map !== undefined && 'external',
  });
}
