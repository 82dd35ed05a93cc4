import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { commonJs, splitBundle } from './split-bundle';

const repository = fileURLToPath(new URL('..', import.meta.url));

export interface Bundle {
  /** Absolute paths of the written files: `index.cjs`, and the chunks of a function that imports modules lazily. */
  readonly files: readonly string[];
  /** Absolute paths of the repository's sources in the bundle, without packages. */
  readonly inputs: readonly string[];
  /** esbuild's size analysis, for budgets and benchmarks. */
  readonly metafile: Metafile;
}

const functionOptions = {
  absWorkingDir: repository,
  bundle: true,
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  alias: {
    // A function has its role's credentials in its environment; the SDK's other nine credential sources cost 135 kB and 10 ms of every cold
    // start.
    '@aws-sdk/credential-provider-node': join(repository, 'lib/role-credentials.ts'),
    '@aws-sdk/endpoint-cache': join(repository, 'lib/endpoint-cache.ts'),
  },
  minify: true,
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
} as const satisfies BuildOptions;

/**
 * Bundles every Lambda function of `lambdas/`, each byte for byte as `bundleFunction` does. All that import nothing lazily are bundled at
 * once: shared sources are parsed once, which takes a fifth of the time.
 *
 * @param outputFolder  receives the files of each function at the path that its handler's folder has in the repository
 * @returns esbuild's metafile of all functions: which sources went into which file
 * @throws when a source does not compile or an import cannot be resolved; esbuild's message says where
 */
export function bundleEveryFunction(outputFolder: string): Metafile {
  const handlers = listHandlers();
  const lazy = importingLazily(handlers);
  const { metafile: whole } = buildSync({
    ...functionOptions,
    ...commonJs,
    entryPoints: namedByFolder(handlers.filter((entry) => !lazy.has(entry))),
    outdir: resolve(outputFolder),
    outExtension: { '.js': '.cjs' },
  });
  const metafiles = [whole, ...[...lazy].map((entry) => split(entry, join(outputFolder, dirname(entry))))];
  return {
    inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)) as Metafile['inputs'],
    outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)) as Metafile['outputs'],
  };
}

/** Returns which sources go into which Lambda function, lazily imported ones included, and writes nothing. */
export function analyzeEveryFunction(): Metafile {
  const entryPoints = namedByFolder(listHandlers());
  return buildSync({ ...functionOptions, ...commonJs, entryPoints, outdir: repository, write: false })
    .metafile;
}

function listHandlers(): string[] {
  return readdirSync(join(repository, 'lambdas'), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'handler.ts')
    .map((path) => join('lambdas', path));
}

function namedByFolder(entries: readonly string[]): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [join(dirname(entry), 'index'), entry]));
}

/**
 * Bundles one Lambda function without dependencies: into a single file, or into chunks when a source of ours imports another lazily. The
 * deployed asset and the offline host's rebuilds both use it, so that the laptop runs what is deployed.
 *
 * The format is CommonJS under the name `index.cjs`, which Lambda finds for the handler `index.handler`; it loads faster there than an ES
 * module. `lib/bundles.md` has the measurements behind each option.
 *
 * @param entry         source of the handler, relative to the repository, such as `lambdas/functions/x/handler.ts`
 * @param outputFolder  created when missing; an older bundle in it is overwritten
 * @param options.sourceMap  write a map of each file, such as `index.cjs.map`, too; the bundle stays the same, byte for byte
 * @throws when the source does not compile or an import cannot be resolved; esbuild's message says where
 */
export function bundleFunction(
  entry: string,
  outputFolder: string,
  { sourceMap = false }: { readonly sourceMap?: boolean } = {},
): Bundle {
  mkdirSync(outputFolder, { recursive: true });
  const metafile = importingLazily([entry]).has(entry)
    ? split(entry, outputFolder, sourceMap)
    : whole(entry, outputFolder, sourceMap);
  return {
    files: Object.keys(metafile.outputs).map((file) => resolve(repository, file)),
    inputs: Object.keys(metafile.inputs)
      .filter((file) => !file.includes('node_modules/'))
      .map((file) => resolve(repository, file)),
    metafile,
  };
}

/** Entries of which a source of ours has a dynamic `import()`. Those of packages alone are not worth a second file. */
function importingLazily(entries: readonly string[]): ReadonlySet<string> {
  const manifest = readFileSync(join(repository, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const { metafile } = buildSync({
    ...functionOptions,
    external: Object.keys(dependencies),
    entryPoints: [...entries],
    outdir: repository,
    write: false,
  });
  const { inputs, outputs } = metafile;
  const isLazy = (path: string) => inputs[path]?.imports.some(({ kind }) => kind === 'dynamic-import');
  const lazy = Object.values(outputs).filter((output) =>
    Object.entries(output.inputs).some(([path, { bytesInOutput }]) => bytesInOutput > 0 && isLazy(path)),
  );
  const found = new Set(lazy.map(({ entryPoint = '' }) => resolve(repository, entryPoint)));
  return new Set(entries.filter((entry) => found.has(resolve(repository, entry))));
}

function whole(entry: string, outputFolder: string, sourceMap: boolean): Metafile {
  const { metafile } = buildSync({
    ...functionOptions,
    ...commonJs,
    entryPoints: [entry],
    outfile: join(resolve(outputFolder), 'index.cjs'),
    sourcemap: sourceMap && 'external',
  });
  return metafile;
}

function split(entry: string, outputFolder: string, sourceMap = false): Metafile {
  return splitBundle({
    ...functionOptions,
    entryPoints: { index: entry },
    outdir: resolve(outputFolder),
    sourceMap,
  });
}

/**
 * Bundles AppSync code into one module that imports only the service's own modules: AppSync accepts 32 KB at most and no source map. The
 * template and the offline host's reloading both use it.
 *
 * @param entry  source of a resolver or pipeline function, relative to the project
 * @param project  folder to which source names in the module's comments are relative. @default this repository
 * @throws when the source does not compile; esbuild's message says where
 */
export function bundleResolver(entry: string, project = repository): string {
  const { outputFiles } = buildSync({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    external: ['@aws-appsync/utils', '@aws-appsync/utils/*'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
