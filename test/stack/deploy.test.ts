import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder';

/** Uses sources in place of bundles, which another test builds and loads; saves five seconds. */
const withoutBundles = { 'aws:cdk:bundling-stacks': [] };

it('synthesizes the local stage with its software bill, without account, network or command line', async () => {
  const folder = makeTemporaryFolder();

  await deploy({ stage: 'local', ...withoutBundles }, folder);

  const template = JSON.parse(readFileSync(join(folder, 'JadeHarbour-local.template.json'), 'utf8')) as {
    Resources: Record<string, { Metadata?: Record<string, string> }>;
  };
  const functions = Object.values(template.Resources).filter(({ Metadata }) => Metadata?.['entry']);
  expect(functions).toHaveLength(33);
  for (const { Metadata } of functions) expect(Metadata?.['aws:asset:path']).toMatch(/^asset\.[0-9a-f]{64}$/);
  const bill = JSON.parse(readFileSync(join(folder, 'software-bill.cdx.json'), 'utf8')) as {
    components: object[];
  };
  const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8').trimEnd().split('\n');
  expect(licenses).toHaveLength(bill.components.length);
  expect(licenses).toContain('zod@4.6.7  MIT');
});

it('refuses an unknown stage with one sentence', async () => {
  const refusal = await deploy({ stage: 'production' }).catch((error: unknown) => error);

  expect(refusal).toMatchObject({
    code: 1,
    stderr:
      'stage: there is no stage "production". Select one with -c stage=<name>: dev, staging, prod, local.\n',
  });
});

it('refuses an invalid setting and names the field', async () => {
  const refusal = await deploy({ stage: 'dev', stages: { dev: { acess: 'public-pages' } } }).catch(
    (error: unknown) => error,
  );

  expect(refusal).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('acess: is not a stage setting'),
  });
});

/** Runs `bin/deploy.ts` as the CDK's command line does, without credentials. */
function deploy(context: object, folder = makeTemporaryFolder()) {
  const { context: own } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
  return promisify(execFile)('node', ['--import', 'tsx', 'bin/deploy.ts'], {
    env: {
      PATH: process.env['PATH'],
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: JSON.stringify({ ...own, ...context }),
      // Another test applies the rules to every stage.
      CDK_VALIDATION: 'false',
    },
  });
}
