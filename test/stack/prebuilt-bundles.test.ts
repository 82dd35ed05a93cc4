import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { expect, it, vi } from 'vitest';
import { NodeFunction } from '../../lib/constructs/node-function';
import { loadStage } from '../../lib/stage';
import { makeTemporaryFolder } from '../temporary-folder';

it('deploys the bundles of the folder that LAMBDA_BUNDLES names, without building them again', () => {
  const bundleFolder = makeTemporaryFolder();
  const folder = join(bundleFolder, 'lambdas/functions/api-play');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.cjs'), 'prebuilt');
  vi.stubEnv('LAMBDA_BUNDLES', bundleFolder);

  const app = new App({ outdir: makeTemporaryFolder(), builtinCloudFormationValidation: false });
  const stack = new Stack(app, 'OneFunction');
  new NodeFunction(stack, 'Play', {
    stage: loadStage('local', {}),
    entry: 'lambdas/functions/api-play/handler.ts',
    description: 'Plays',
    environment: {},
  });
  const { directory, stacks } = app.synth();

  const assets = JSON.parse(readFileSync(join(directory, `${stacks[0]?.stackName}.assets.json`), 'utf8')) as {
    files: Record<string, { source: { path: string; packaging: string } }>;
  };
  const bundles = Object.values(assets.files).filter(({ source }) => source.packaging === 'zip');
  expect(
    bundles.map(({ source }) => readFileSync(join(directory, source.path, 'index.cjs'), 'utf8')),
  ).toEqual(['prebuilt']);
});
