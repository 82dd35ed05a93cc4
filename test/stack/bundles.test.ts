import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleEveryFunction, bundleFunction } from '../../lib/bundling';
import { projectRoot, synthesize } from '../../lib/local/template/synthesize';
import { readLock } from '../../lib/software-bill/locked-packages';
import { readManifest, shippedPackages } from '../../lib/software-bill/shipped-packages';
import { makeTemporaryFolder } from '../temporary-folder';
import { ofType } from './read-template';
import type { SynthesizedStage } from './synthesize-stage';

type Bundled = Pick<SynthesizedStage, 'folder' | 'resources'>;

const entries = [
  'lambdas/functions/schedule-account-deletion/handler.ts',
  'lambdas/functions/queue-account-exports/handler.ts',
  'lambdas/functions/schedule-draws/handler.ts',
  'lambdas/functions/schedule-reminders/handler.ts',
  'lambdas/functions/queue-mails/handler.ts',
  'lambdas/functions/queue-notices/handler.ts',
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
  'lambdas/functions/trigger-demo-products/handler.ts',
  'lambdas/functions/trigger-identity-document/handler.ts',
  'lambdas/functions/trigger-post-confirmation/handler.ts',
  'lambdas/functions/trigger-pre-sign-up/handler.ts',
];
/** They have to start and answer within the five seconds that Cognito waits. */
const signUpTriggers = [
  'lambdas/functions/trigger-custom-message/handler.ts',
  'lambdas/functions/trigger-post-confirmation/handler.ts',
  'lambdas/functions/trigger-pre-sign-up/handler.ts',
];
const largestBytes = 520_000;
/** Of functions that speak to one more service than the others: pictures lie in S3, wallets in tables, and every game words its rounds. */
const largestOf: Readonly<Record<string, number>> = {
  'lambdas/functions/schedule-account-deletion/handler.ts': 700_000,
  'lambdas/functions/queue-account-exports/handler.ts': 640_000,
  'lambdas/functions/api-account/handler.ts': 780_000,
  // Whatever those who run the house do, but for products.
  'lambdas/functions/api-admin/handler.ts': 920_000,
  'lambdas/functions/api-bonuses/handler.ts': 580_000,
  // Of these a third is Stripe's library, which is not run before it is asked for something.
  'lambdas/functions/api-coins/handler.ts': 780_000,
  'lambdas/functions/api-webhooks/handler.ts': 730_000,
  'lambdas/functions/schedule-purchases/handler.ts': 700_000,
  // Carts, chances and orders all end in one transaction.
  'lambdas/functions/api-play/handler.ts': 540_000,
  'lambdas/functions/api-shop/handler.ts': 600_000,
};

let local: Bundled;
/** Where all functions were bundled at once, and what esbuild knows of them. */
let everyFolder: string;
let everyFunction: ReturnType<typeof bundleEveryFunction>;
/** What the handler of each bundle is, by its entry. */
let loaded: Readonly<Record<string, string>>;

beforeAll(async () => {
  // The hosts of other suites run from these bundles, so that they are made once.
  const folder = join(projectRoot, '.local', 'cdk.out');
  await synthesize('local', folder);
  const template = readFileSync(join(folder, 'JadeHarbour-local.template.json'), 'utf8');
  local = { folder, resources: (JSON.parse(template) as { Resources: Bundled['resources'] }).Resources };
  loaded = loadEach();
  everyFolder = makeTemporaryFolder();
  everyFunction = bundleEveryFunction(everyFolder);
});

it('bundles every function that is written, and knows of each where it comes from', () => {
  const found = ofType(local, 'AWS::Lambda::Function').flatMap(
    ([, { Metadata }]) => Metadata?.['entry'] ?? [],
  );

  expect(found.sort()).toEqual(entries.toSorted());
});

describe.each(entries)('%s', (entry) => {
  it('is one file of a size that loads fast', () => {
    const folder = assetFolderOf(entry);

    const files = readdirSync(folder);
    expect(files).toEqual(['index.cjs']);
    expect(statSync(join(folder, 'index.cjs')).size).toBeLessThanOrEqual(largestOf[entry] ?? largestBytes);
  });

  it('loads without anything beside it and has the handler that the template names', () => {
    expect(loaded[entry]).toBe('function');
  });

  it('runs on the newest runtime, on ARM, for a bounded time', () => {
    const { Properties } = resourceOf(entry);

    expect(Properties).toMatchObject({
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: signUpTriggers.includes(entry) ? 1024 : 512,
    });
    // Somebody waits for what is called by the API or by a trigger.
    expect(Properties['Timeout']).toBeLessThanOrEqual(longestOf(entry));
  });

  it('is given no variable that it does not read', () => {
    const code = readFileSync(join(assetFolderOf(entry), 'index.cjs'), 'utf8');

    const { Variables } = settingsOf(entry);
    expect(Object.keys(Variables).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
  });
});

it('leaves out the ways to find credentials that no function uses', () => {
  const { metafile } = bundleFunction('lambdas/functions/api-play/handler.ts', makeTemporaryFolder());

  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('lib/role-credentials.ts');
  expect(inputs.filter((input) => /credential-provider-|nested-clients/.test(input))).toEqual([]);
});

it('names the sources that a bundle was made of, and only those that are ours', () => {
  const entry = 'lambdas/functions/api-public/handler.ts';

  const { inputs } = bundleFunction(entry, makeTemporaryFolder());

  expect(inputs).toContain(resolve(entry));
  expect(inputs).toContain(resolve('lambdas/play/public-routes.ts'));
  expect(inputs.filter((input) => input.includes('node_modules'))).toEqual([]);
});

it('makes the same bytes of the same sources, alone and with all others, so that nothing unchanged is deployed', () => {
  for (const entry of [
    'lambdas/functions/trigger-post-confirmation/handler.ts',
    'lambdas/functions/api-play/handler.ts',
  ]) {
    const [alone = ''] = bundleFunction(entry, makeTemporaryFolder()).files;
    const withOthers = readFileSync(join(everyFolder, dirname(entry), 'index.cjs'));
    expect(readFileSync(alone).equals(withOthers), entry).toBe(true);
  }
});

it('is made of packages that the software bill lists, and of no other', () => {
  const shipped = shippedPackages(readLock(projectRoot), readManifest(projectRoot));
  const listed = new Set(shipped.map(({ path }) => path));

  const inputs = Object.keys(everyFunction.inputs).filter((input) => input.includes('node_modules/'));
  const packages = new Set(
    inputs.map((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? input),
  );
  expect(packages.size).toBeGreaterThan(20);
  expect([...packages].filter((path) => !listed.has(path))).toEqual([]);
});

it('throws, saying where, when a source cannot be bundled', () => {
  const bundle = () => bundleFunction('lambdas/no-such/handler.ts', makeTemporaryFolder());

  expect(bundle).toThrow(/Could not resolve "lambdas\/no-such\/handler.ts"/);
});

function resourceOf(entry: string) {
  const found = ofType(local, 'AWS::Lambda::Function').find(
    ([, { Metadata }]) => Metadata?.['entry'] === entry,
  );
  if (!found) throw new Error(`No function has the entry ${entry}`);
  return found[1];
}

/** Loads every bundle with its own environment, in a process that has nothing else. */
function loadEach(): Record<string, string> {
  const bundles = entries.map((entry) => ({
    entry,
    file: join(assetFolderOf(entry), 'index.cjs'),
    environment: { ...environmentOf(entry), AWS_REGION: 'us-east-1', NODE_NO_WARNINGS: '1' },
  }));
  const script = `
    const kinds = {};
    for (const { entry, file, environment } of ${JSON.stringify(bundles)}) {
      process.env = environment;
      kinds[entry] = typeof require(file).handler;
    }
    process.stdout.write(JSON.stringify(kinds));`;
  const options = { cwd: tmpdir(), env: { PATH: process.env['PATH'] }, encoding: 'utf8' as const };
  return JSON.parse(execFileSync(process.execPath, ['-e', script], options)) as Record<string, string>;
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

/** Nobody may set any where a function is told everything by its events. */
function settingsOf(entry: string): { Variables: Record<string, unknown> } {
  const { Environment = { Variables: {} } } = resourceOf(entry).Properties;
  return Environment as { Variables: Record<string, unknown> };
}

/** In seconds: somebody waits, or the schedule comes again, or a whole ledger, all players or all entries of a draw are gone through. */
function longestOf(entry: string): number {
  if (/\/(api|trigger-(?!demo-))/.test(entry)) return 10;
  return /account-(deletion|exports)|reminders|(build|picture)-sweep|draws/.test(entry) ? 300 : 60;
}
