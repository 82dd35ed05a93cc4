import { mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

const repository = fileURLToPath(new URL('..', import.meta.url));

export interface Bundle {
  /** Absolute paths of the written files: one `index.cjs`. */
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
  format: 'cjs',
  target: 'node20',
  mainFields: ['module', 'main'],
  // A function has its role's credentials in its environment; the SDK's other nine credential sources cost 135 kB and 10 ms of every cold
  // start.
  alias: { '@aws-sdk/credential-provider-node': join(repository, 'lib/role-credentials.ts') },
  // All dynamic imports of the SDK are Node modules. `require` resolves them faster, and code from V8's cache cannot call `import()`.
  supported: { 'dynamic-import': false },
  minify: true,
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Bundles every Lambda function of `lambdas/` at once, each byte for byte as `bundleFunction` does. Shared sources are parsed once, which
 * takes a fifth of the time.
 *
 * @param outputFolder  receives `index.cjs` of each function at the path that its handler's folder has in the repository
 * @returns esbuild's metafile of all functions: which sources went into which
 * @throws when a source does not compile or an import cannot be resolved; esbuild's message says where
 */
export function bundleEveryFunction(outputFolder: string): Metafile {
  const handlers = readdirSync(join(repository, 'lambdas'), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'handler.ts')
    .map((path) => join('lambdas', path));
  const { metafile } = buildSync({
    ...functionOptions,
    entryPoints: Object.fromEntries(handlers.map((entry) => [join(dirname(entry), 'index'), entry])),
    outdir: resolve(outputFolder),
    outExtension: { '.js': '.cjs' },
    metafile: true,
  });
  return metafile;
}

/**
 * Bundles one Lambda function into a single file without dependencies. The deployed asset and the offline host's rebuilds both use it, so
 * that the laptop runs what is deployed.
 *
 * The format is CommonJS under the name `index.cjs`, which Lambda finds for the handler `index.handler`; it loads faster there than an ES
 * module. `lib/bundles.md` has the measurements behind each option.
 *
 * @param entry         source of the handler, relative to the repository, such as `lambdas/functions/x/handler.ts`
 * @param outputFolder  created when missing; an older bundle in it is overwritten
 * @param options.sourceMap  write `index.cjs.map`, too; the bundle stays the same, byte for byte
 * @throws when the source does not compile or an import cannot be resolved; esbuild's message says where
 */
export function bundleFunction(
  entry: string,
  outputFolder: string,
  { sourceMap = false }: { readonly sourceMap?: boolean } = {},
): Bundle {
  mkdirSync(outputFolder, { recursive: true });
  const { metafile } = buildSync({
    ...functionOptions,
    entryPoints: [entry],
    outfile: join(resolve(outputFolder), 'index.cjs'),
    sourcemap: sourceMap && 'external',
    metafile: true,
  });
  return {
    files: Object.keys(metafile.outputs).map((file) => resolve(repository, file)),
    inputs: Object.keys(metafile.inputs)
      .filter((file) => !file.includes('node_modules/'))
      .map((file) => resolve(repository, file)),
    metafile,
  };
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
