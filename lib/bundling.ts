import { mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

const repository = fileURLToPath(new URL('..', import.meta.url));

export interface Bundle {
  /** Absolute paths of what was written: one `index.cjs`. */
  readonly files: readonly string[];
  /** Absolute paths of our own sources that went in; packages are left out. */
  readonly inputs: readonly string[];
  /** What esbuild knows about the bytes, for budgets and benchmarks. */
  readonly metafile: Metafile;
}

const functionOptions = {
  absWorkingDir: repository,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  mainFields: ['module', 'main'],
  // A function has its role's credentials in its environment; the SDK's other nine ways to find some cost
  // 135 kB and 10 ms of every cold start.
  alias: { '@aws-sdk/credential-provider-node': join(repository, 'lib/role-credentials.ts') },
  // All that the SDK imports late are modules of Node. `require` finds them sooner, and code from V8's cache cannot call `import()`.
  supported: { 'dynamic-import': false },
  minify: true,
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Bundles every Lambda function of `lambdas/` at once, each as `bundleFunction` does, byte for byte: what they share is parsed once, which
 * takes a fifth of the time.
 *
 * @param outputFolder  receives `index.cjs` of each function at the path that its handler's folder has in the repository
 * @returns what esbuild knows about all of them: which sources went into which
 * @throws when a source does not compile or imports what cannot be found; esbuild's message says where
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
 * Bundles one Lambda function into a single file that needs nothing beside it. The deployed asset and the
 * offline host's re-bundling both come from here, so that what runs on a laptop is what is deployed.
 *
 * The format is CommonJS under the name `index.cjs`, which Lambda finds for the handler `index.handler`; it
 * loads faster here than an ES module. `lib/README.md` has the measurements behind each option.
 *
 * @param entry         source of the handler, relative to the repository, such as `lambdas/functions/x/handler.ts`
 * @param outputFolder  made when missing; an older bundle in it is overwritten
 * @param options.sourceMap  write `index.cjs.map`, too; the bundle stays the same, byte for byte
 * @throws when the source does not compile or imports what cannot be found; esbuild's message says where
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
 * Bundles what AppSync runs into one module that imports nothing but the service's own: it takes 32 KB at most and no source
 * map. The template and the offline host's reloading both come from here.
 *
 * @param entry  source of a resolver or pipeline function, relative to the project
 * @param project  folder from which the module's comments name its sources. @default this repository
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
