import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { CasinoStack } from '../../lib/casino-stack';
import { everyOption } from '../../lib/rehearsal/every-option';
import type { Properties, Resource } from '../../lib/rehearsal/template';
import { loadStage, type Stage, type StageName } from '../../lib/stage';
import { makeTemporaryFolder } from '../temporary-folder';

export type { Properties, Resource };

export interface SynthesizedStage {
  readonly stage: Stage;
  /** The constructs, for settings that the template does not show. */
  readonly stack: CasinoStack;
  readonly template: Properties;
  readonly resources: Readonly<Record<string, Resource>>;
  readonly outputs: Readonly<Record<string, { Value: unknown }>>;
  /** Warnings of the CDK and of the stack. */
  readonly warnings: readonly string[];
  /** The cloud assembly, which contains assets as `asset.<hash>`. */
  readonly folder: string;
}

interface Options {
  /** Settings in `cdk.json` for the stage. @default an address and a sender, where required */
  readonly settings?: object;
  readonly prerenderedPaths?: readonly string[];
  readonly applicationPaths?: readonly string[];
  readonly buildFolder?: string;
  /** Also applies CloudFormation's own rules, which takes another second. @default false */
  readonly validated?: boolean;
}

/** Settings of a fictitious stage. */
export const { domain, signIn } = everyOption;

export const siteOrigin = `https://${domain.name}`;

/** Settings that an operator must provide before a stage can be deployed. */
export const operatorSettings: Partial<Record<StageName, object>> = {
  staging: { siteOrigin: 'https://d3adb33fcafe01.cloudfront.net' },
  prod: {
    domain,
    ses: { fromAddress: 'hello@jade-harbour.test', verifiedDomain: 'jade-harbour.test' },
    alarms: { email: 'operators@jade-harbour.test' },
    payments: everyOption.payments,
  },
};

const synthesized = new Map<string, SynthesizedStage>();

/**
 * Synthesizes a stage as `bin/deploy.ts` does, into a folder of its own. It takes half a second, so results are
 * cached per process and must not be changed.
 */
export function synthesizeStage(name: StageName, options: Options = {}): SynthesizedStage {
  const keyOf = (each: Options) => JSON.stringify([name, each]);
  // Validation changes nothing in the result.
  const known = synthesized.get(keyOf({ ...options, validated: true })) ?? synthesized.get(keyOf(options));
  if (known) return known;
  const stage = synthesizeWithoutCache(name, options);
  synthesized.set(keyOf(options), stage);
  return stage;
}

/** Synthesizes into a new folder at each call. */
export function synthesizeWithoutCache(name: StageName, options: Options): SynthesizedStage {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Properties };
  const stages = { [name]: options.settings ?? operatorSettings[name] ?? {} };
  const folder = makeTemporaryFolder();
  const app = new App({
    outdir: folder,
    context: {
      ...context,
      stages,
      'aws:cdk:enable-asset-metadata': true,
      // Sources in place of bundles, which `bundles.test.ts` tests.
      'aws:cdk:bundling-stacks': [],
    },
    analyticsReporting: false,
    stackTraces: false,
    treeMetadata: false,
    builtinCloudFormationValidation: options.validated ?? false,
  });
  const stage = loadStage(name, { stages });
  const stack = new CasinoStack(app, `JadeHarbour-${name}`, {
    stage,
    prerenderedPaths: options.prerenderedPaths ?? ['/', '/slots'],
    applicationPaths: options.applicationPaths ?? ['/login'],
    buildFolder: options.buildFolder,
  });
  const template = Template.fromStack(stack).toJSON();
  const warnings = stack.node
    .findAll()
    .flatMap(({ node }) => node.metadata)
    .filter(({ type }) => type === 'aws:cdk:warning')
    .map(({ data }) => String(data));
  return {
    stage,
    stack,
    template,
    resources: template['Resources'],
    outputs: template['Outputs'],
    warnings,
    folder,
  };
}

/** A small folder like that of the site's build: only its names matter to the stack. */
export function makeBuiltSite(): string {
  const folder = makeTemporaryFolder();
  const files = [
    'index.html',
    'slots/index.html',
    'shell.html',
    'not-found.html',
    'openapi.json',
    'games/hk-slots/reel.webp',
    'assets/entry-5f3a.js',
    'builds/latest.json',
    'builds/meta/5f3a.json',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}
