import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleFunction } from '../../lib/bundling';
import { projectRoot, synthesize } from '../../lib/local/product/synthesis/synthesize';
import { readLock } from '../../lib/software-bill/locked-packages';
import { readManifest, shippedPackages } from '../../lib/software-bill/shipped-packages';
import { makeTemporaryFolder } from '../temporary-folder';
import { analyzeBundles } from './analyze-bundles';
import { ofType } from './read-template';
import type { SynthesizedStage } from './synthesize-stage';

type Bundled = Pick<SynthesizedStage, 'folder' | 'resources'>;

const entries = [
  'lambdas/functions/schedule-account-deletion/handler.ts',
  'lambdas/functions/queue-account-exports/handler.ts',
  'lambdas/functions/schedule-draws/handler.ts',
  'lambdas/functions/schedule-reminders/handler.ts',
  'lambdas/functions/queue-alarms/handler.ts',
  'lambdas/functions/queue-mails/handler.ts',
  'lambdas/functions/queue-notices/handler.ts',
  'lambdas/functions/queue-restrictions/handler.ts',
  'lambdas/functions/api-account/handler.ts',
  'lambdas/functions/api-admin/handler.ts',
  'lambdas/functions/api-bonuses/handler.ts',
  'lambdas/functions/api-coins/handler.ts',
  'lambdas/functions/api-play/handler.ts',
  'lambdas/functions/api-public/handler.ts',
  'lambdas/functions/api-quests/handler.ts',
  'lambdas/functions/api-shop/handler.ts',
  'lambdas/functions/api-webhooks/handler.ts',
  'lambdas/functions/queue-reservation-lapses/handler.ts',
  'lambdas/functions/schedule-purchases/handler.ts',
  'lambdas/functions/schedule-build-sweep/handler.ts',
  'lambdas/functions/schedule-picture-sweep/handler.ts',
  'lambdas/functions/schedule-reservation-sweep/handler.ts',
  'lambdas/functions/stream-projections/handler.ts',
  'lambdas/functions/queue-pushes/handler.ts',
  'lambdas/functions/stream-relay/handler.ts',
  'lambdas/functions/trigger-custom-message/handler.ts',
  'lambdas/functions/trigger-demo-accounts/handler.ts',
  'lambdas/functions/trigger-demo-codes/handler.ts',
  'lambdas/functions/trigger-demo-draws/handler.ts',
  'lambdas/functions/trigger-demo-products/handler.ts',
  'lambdas/functions/queue-uploads/handler.ts',
  'lambdas/functions/trigger-post-confirmation/handler.ts',
  'lambdas/functions/trigger-pre-sign-up/handler.ts',
];
/** Sign-ups must start and answer within the five seconds that Cognito waits; the projections write much for an import of products. */
const largeFunctions = [
  'lambdas/functions/stream-projections/handler.ts',
  'lambdas/functions/trigger-custom-message/handler.ts',
  'lambdas/functions/trigger-post-confirmation/handler.ts',
  'lambdas/functions/trigger-pre-sign-up/handler.ts',
];
/** Limit of what a start loads; chunks that a lazy import loads later do not count. */
const maxBytes = 520_000;
/** Limit of what a start and one lazy import load together, such as the routes of one area: the records of the admin load 673 kB. */
const maxBytesWithImport = 680_000;
/** Only purchases and their refunds need the library of the payment provider: with it, the admin loads 759 kB. */
const maxBytesWithStripe = 765_000;

/** Packages and sources of ours that a function needs only for some of its requests. */
const loadedLazily = [
  ['api-account', '@aws-sdk/client-s3'],
  ['api-account', '@aws-sdk/client-cognito-identity-provider'],
  ['api-account', '@aws-sdk/client-sqs'],
  ['api-account', 'lib/contracts/identity/routes.ts'],
  ['api-account', 'lib/contracts/support/routes.ts'],
  ['api-admin', '@aws-sdk/client-s3'],
  ['api-admin', '@aws-sdk/client-cognito-identity-provider'],
  ['api-admin', '@aws-sdk/client-sqs'],
  ['api-coins', 'stripe'],
  ['api-play', '@aws-sdk/client-cognito-identity-provider'],
  ['api-play', 'lib/domain/games/originals/original-games.ts'],
  ['api-play', 'lib/domain/games/slots/slot-games.ts'],
  ['api-public', 'content/catalog/games.json'],
  ['api-public', 'lib/domain/games/slots/slot-games.ts'],
  ['api-shop', '@aws-sdk/client-sqs'],
  ['api-webhooks', 'stripe'],
  ['queue-account-exports', '@aws-sdk/client-s3'],
  ['queue-account-exports', 'lib/domain/games/slots/slot-games.ts'],
  ['schedule-account-deletion', '@aws-sdk/client-s3'],
  ['schedule-purchases', 'stripe'],
] as const;

/** What loading a bundle does. */
interface LoadResult {
  /** Type of the handler export. */
  readonly handler: string;
  /** Names of the files that a start loads. */
  readonly atStart: readonly string[];
  /** Names of the files that each lazy import loads after a start, by the name of the imported file. */
  readonly byImport: Readonly<Record<string, readonly string[]>>;
}

let local: Bundled;
/** By entry. */
let loaded: Readonly<Record<string, LoadResult>>;

beforeAll(async () => {
  // Hosts of other suites run from these bundles, so they are built once.
  const folder = join(projectRoot, '.local', 'cdk.out');
  await synthesize('local', folder);
  const template = readFileSync(join(folder, 'JadeHarbour-local.template.json'), 'utf8');
  local = { folder, resources: (JSON.parse(template) as { Resources: Bundled['resources'] }).Resources };
  loaded = loadBundles();
  console.info(sizeTable());
});

it('bundles every function and records its entry', () => {
  const found = ofType(local, 'AWS::Lambda::Function').flatMap(
    ([, { Metadata }]) => Metadata?.['entry'] ?? [],
  );

  expect(found.sort()).toEqual(entries.toSorted());
});

describe.each(entries)('%s', (entry) => {
  it('consists of its entry and of chunks', () => {
    const files = readdirSync(assetFolderOf(entry));

    expect(files).toContain('index.cjs');
    expect(files.filter((file) => !/^(index|[\w.-]+-\d{8})\.cjs$/.test(file))).toEqual([]);
  });

  it('starts with less code than its size limit', () => {
    const { atStart } = loaded[entry]!;

    expect(atStart).toContain('index.cjs');
    expect(bytesOf(entry, atStart)).toBeLessThanOrEqual(maxBytes);
  });

  it('loads less code than its size limit with any one lazy import', () => {
    const { atStart, byImport } = loaded[entry]!;

    const above = Object.entries(byImport).filter(([file, files]) => {
      const limit = file.startsWith('stripe.') ? maxBytesWithStripe : maxBytesWithImport;
      return bytesOf(entry, [...atStart, ...files]) > limit;
    });
    expect(above.map(([file, files]) => [file, bytesOf(entry, [...atStart, ...files])])).toEqual([]);
  });

  it('loads no files from outside and exports the handler that the template names', () => {
    expect(loaded[entry]?.handler).toBe('function');
  });

  it('runs on the newest runtime, on ARM, with a limited timeout', () => {
    const { Properties } = resourceOf(entry);

    expect(Properties).toMatchObject({
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: largeFunctions.includes(entry) ? 1024 : 512,
    });
    // A caller waits for functions of the API and triggers.
    expect(Properties['Timeout']).toBeLessThanOrEqual(maxTimeoutOf(entry));
  });

  it('receives no variable that it does not read', () => {
    const folder = assetFolderOf(entry);
    const code = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');

    const { Variables } = settingsOf(entry);
    expect(Object.keys(Variables).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
  });
});

it.each(loadedLazily)('%s loads %s only when it is used', (name, source) => {
  const entry = `lambdas/functions/${name}/handler.ts`;
  const isPartOf = (path: string) => path === source || path.includes(`node_modules/${source}/`);

  expect(reachableFrom(entry).filter(isPartOf)).not.toEqual([]);
  expect(reachableFrom(entry, { withoutLazy: true }).filter(isPartOf)).toEqual([]);
});

it('leaves out credential providers and a cache of endpoints that no function uses', () => {
  const { inputs, outputs } = analyzeBundles();

  const paths = Object.keys(inputs);
  expect(paths).toEqual(expect.arrayContaining(['lib/role-credentials.ts', 'lib/endpoint-cache.ts']));
  expect(paths.filter((path) => /credential-provider-|nested-clients|mnemonist/.test(path))).toEqual([]);
  const bundledCode = Object.values(outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
  // Only these would read the cache.
  expect(bundledCode.filter((path) => /\/(endpointDiscovery|updateDiscovered)/.test(path))).toEqual([]);
});

it("lists the project's sources of a bundle", () => {
  const entry = 'lambdas/functions/api-public/handler.ts';

  const { inputs } = bundleFunction(entry, makeTemporaryFolder());

  expect(inputs).toContain(resolve(entry));
  expect(inputs).toContain(resolve('lambdas/play/public-routes.ts'));
  expect(inputs.filter((input) => input.includes('node_modules'))).toEqual([]);
});

it.each(['trigger-post-confirmation', 'api-admin'])(
  'builds identical bytes from the same sources, alone, with a map and in the common build, so that an unchanged %s is not redeployed',
  (name) => {
    const entry = `lambdas/functions/${name}/handler.ts`;
    const withOthers = contentsOf(assetFolderOf(entry));

    for (const options of [{}, { sourceMap: true }]) {
      const folder = join(makeTemporaryFolder(), 'in', 'another', 'place');
      bundleFunction(entry, folder, options);
      expect(contentsOf(folder)).toEqual(withOthers);
    }
  },
);

it('contains only packages that the software bill lists', () => {
  const shipped = shippedPackages(readLock(projectRoot), readManifest(projectRoot));
  const listed = new Set(shipped.map(({ path }) => path));

  const inputs = Object.keys(analyzeBundles().inputs).filter((input) => input.includes('node_modules/'));
  const packages = new Set(
    inputs.map((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? input),
  );
  expect(packages.size).toBeGreaterThan(20);
  expect([...packages].filter((path) => !listed.has(path))).toEqual([]);
});

it('throws an error that names the source which cannot be bundled', () => {
  const bundle = () => bundleFunction('lambdas/no-such/handler.ts', makeTemporaryFolder());

  expect(bundle).toThrow(/Could not resolve "lambdas\/no-such\/handler.ts"/);
});

/**
 * Paths of the code that a bundle takes from the modules which imports reach from its entry.
 *
 * @param options.withoutLazy  leaves out what only an `import()` reaches, which esbuild puts into files of its own
 */
function reachableFrom(entry: string, { withoutLazy = false } = {}): readonly string[] {
  const { inputs, outputs } = analyzeBundles();
  const reached = new Set([entry]);
  // A module may pass on others without code of its own.
  for (const path of reached)
    for (const { path: imported, kind, external } of inputs[path]?.imports ?? [])
      if (!external && !(withoutLazy && kind === 'dynamic-import')) reached.add(imported);
  const output = Object.values(outputs).find(({ entryPoint }) => entryPoint === entry);
  return [...reached].filter((path) => (output?.inputs[path]?.bytesInOutput ?? 0) > 0);
}

function resourceOf(entry: string) {
  const found = ofType(local, 'AWS::Lambda::Function').find(
    ([, { Metadata }]) => Metadata?.['entry'] === entry,
  );
  if (!found) throw new Error(`No function has the entry ${entry}`);
  return found[1];
}

/** The hash of each file of a bundle, by name, without maps. */
function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

/** Bytes of some files of a bundle. */
function bytesOf(entry: string, files: readonly string[]): number {
  const folder = assetFolderOf(entry);
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** Sizes of the bundles, the largest first, with what a start loads of them. */
function sizeTable(): string {
  const rows = entries.map((entry) => {
    const whole = bytesOf(entry, readdirSync(assetFolderOf(entry)));
    return { name: basename(dirname(entry)), whole, atStart: bytesOf(entry, loaded[entry]?.atStart ?? []) };
  });
  return rows
    .toSorted((one, other) => other.whole - one.whole)
    .map(({ name, whole, atStart }) => `${kilobytes(whole)} kB, ${kilobytes(atStart)} kB at start: ${name}`)
    .join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed().padStart(5);
}

/**
 * Starts every bundle with its own environment, in a separate process, and then loads what each lazy import of it loads. esbuild names only
 * shared files `chunk`.
 */
function loadBundles(): Record<string, LoadResult> {
  const bundles = entries.map((entry) => ({
    entry,
    folder: realpathSync(assetFolderOf(entry)),
    environment: { ...environmentOf(entry), AWS_REGION: 'us-east-1', NODE_NO_WARNINGS: '1' },
  }));
  const script = `
    const { readdirSync } = require('node:fs');
    const { basename, dirname, join } = require('node:path');
    const loaded = {};
    for (const { entry, folder, environment } of ${JSON.stringify(bundles)}) {
      process.env = environment;
      const handler = typeof require(join(folder, 'index.cjs')).handler;
      const cached = () => Object.keys(require.cache).filter((path) => dirname(path) === folder);
      const start = new Set(cached());
      const namesOf = (paths) => paths.map((path) => basename(path));
      const byImport = {};
      for (const file of readdirSync(folder).filter((name) => !/^(index|chunk)\\b/.test(name))) {
        require(join(folder, file));
        const later = cached().filter((path) => !start.has(path));
        byImport[file] = namesOf(later);
        for (const path of later) delete require.cache[path];
      }
      loaded[entry] = { handler, atStart: namesOf([...start]), byImport };
    }
    process.stdout.write(JSON.stringify(loaded));`;
  const options = { cwd: tmpdir(), env: { PATH: process.env['PATH'] }, encoding: 'utf8' as const };
  return JSON.parse(execFileSync(process.execPath, ['-e', script], options)) as Record<string, LoadResult>;
}

function assetFolderOf(entry: string): string {
  return join(local.folder, String(resourceOf(entry).Metadata?.['aws:asset:path']));
}

function environmentOf(entry: string): Record<string, string> {
  const { Variables } = settingsOf(entry);
  const plain = Object.entries(Variables).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : 'there',
  ]);
  return { ...Object.fromEntries(plain), PATH: process.env['PATH'] ?? '' };
}

/** Settings of a function; none where its events carry everything. */
function settingsOf(entry: string): { Variables: Record<string, unknown> } {
  const { Environment = { Variables: {} } } = resourceOf(entry).Properties;
  return Environment as { Variables: Record<string, unknown> };
}

/**
 * Longest timeout in seconds: by a waiting caller, the interval of the schedule, or a pass over a whole ledger, all
 * players or all entries of a draw.
 */
function maxTimeoutOf(entry: string): number {
  if (/\/(api|trigger-(?!demo-))/.test(entry)) return 10;
  return /account-(deletion|exports)|reminders|(build|picture)-sweep|draws/.test(entry) ? 300 : 60;
}
