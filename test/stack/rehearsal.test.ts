import { App, type AppProps } from 'aws-cdk-lib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CasinoStack } from '../../lib/casino-stack';
import { readRecord } from '../../lib/rehearsal/record-file';
import { type Check, checkStage, reportOf } from '../../lib/rehearsal/rehearse';
import type { Baseline } from '../../lib/rehearsal/replacements';
import { reservedNames } from '../../lib/rehearsal/reserved-names';
import { runRehearsal } from '../../lib/rehearsal/run';
import { ofType, type Resource } from '../../lib/rehearsal/template';
import type { Stage } from '../../lib/stage';
import { everyStage, synthesizeByTitle } from './every-stage';
import { makeBuiltSite, type SynthesizedStage } from './synthesize-stage';

const faultsIn = (checks: readonly Check[]) => checks.flatMap(({ faults }) => faults);

/** Faults of prod after a change of its resources, settings or record. */
function faultsOfProd({
  change = (resources: Record<string, Resource>) => resources,
  settings = {},
  record = {},
}: {
  change?: (resources: Record<string, Resource>) => Record<string, Resource>;
  settings?: Partial<Stage>;
  record?: Partial<Baseline>;
}): string[] {
  const prod = synthesizeByTitle('prod');
  const resources = change(structuredClone(prod.resources));
  const synthesis = { ...prod, resources, template: { ...prod.template, Resources: resources } };
  const stage = { ...prod.stage, ...settings };
  return faultsIn(checkStage({ stage, synthesis, baseline: { ...readRecord(), ...record } }));
}

describe('checkStage', () => {
  it.each(everyStage.filter(([title]) => title !== 'local'))('finds no fault in %s', (title) => {
    const synthesis = synthesizeByTitle(title);
    const record = readRecord();

    const checks = checkStage({
      stage: synthesis.stage,
      synthesis,
      baseline: title === synthesis.stage.name ? record : { ...record, stages: {} },
    });

    expect(faultsIn(checks)).toEqual([]);
    expect(checks.map(({ name }) => name)).toEqual([
      'settings',
      'specification',
      'limits',
      'names',
      'release',
    ]);
  });

  describe('finds by name', () => {
    let table: string;

    beforeAll(() => {
      [[table]] = ofType(synthesizeByTitle('prod'), 'AWS::DynamoDB::Table') as [[string, Resource]];
    });

    it('two indexes added to a table', () => {
      const carts = 'TablesCarts2A8A29F2';
      const faults = faultsOfProd({
        change(resources) {
          const { Properties: properties } = resources[carts]!;
          for (const name of ['by-one', 'by-two']) {
            (properties['AttributeDefinitions'] as object[]).push({
              AttributeName: name,
              AttributeType: 'S',
            });
            ((properties['GlobalSecondaryIndexes'] ??= []) as object[]).push({
              IndexName: name,
              KeySchema: [{ AttributeName: name, KeyType: 'HASH' }],
              Projection: { ProjectionType: 'ALL' },
            });
          }
          return resources;
        },
      });

      expect(faults).toEqual([expect.stringContaining(`prod: ${carts} adds by-one, by-two.`)]);
    });

    it('a table with another logical id', () => {
      const faults = faultsOfProd({
        change: ({ [table]: renamed, ...others }) => ({ ...others, TablesRenamed: renamed! }),
      });

      expect(faults).toEqual([
        expect.stringContaining(`prod: ${table} (AWS::DynamoDB::Table) would be replaced`),
      ]);
    });

    it('an example value in the settings', () => {
      const faults = faultsOfProd({ settings: { alarms: { email: 'operators@example.com' } } });

      expect(faults).toEqual([expect.stringContaining('alarms.email: operators@example.com is an example.')]);
    });

    it('a property that CloudFormation does not specify', () => {
      const faults = faultsOfProd({
        change(resources) {
          resources[table]!.Properties['TableNane'] = 'wallets';
          return resources;
        },
      });

      expect(faults).toEqual([`${table} TableNane: unknown property`]);
    });

    it('a pipeline with eleven functions', () => {
      const [[resolver]] = ofType(synthesizeByTitle('prod'), 'AWS::AppSync::Resolver') as [
        [string, Resource],
      ];
      const faults = faultsOfProd({
        change(resources) {
          resources[resolver]!.Properties['PipelineConfig'] = { Functions: Array(11).fill('id') };
          return resources;
        },
      });

      expect(faults).toEqual([`functions of ${resolver} 11 of 10: reduce it`]);
    });

    it('termination protection that a deployment after a release would switch off', () => {
      const releases = { prod: { on: '2026-12-01', commit: '5f3a1b2' } };

      expect(faultsOfProd({ record: { releases }, settings: { terminationProtection: true } })).toEqual([]);
      expect(faultsOfProd({ record: { releases } })).toEqual([
        expect.stringContaining('terminationProtection: is off, so'),
      ]);
    });
  });
});

describe('reservedNames', () => {
  const named = (resources: Record<string, Resource>, Outputs = {}) =>
    reservedNames({ ...synthesizeByTitle('prod'), resources, template: { Outputs } } as SynthesizedStage);
  const lambda = (Variables: object) => ({
    Type: 'AWS::Lambda::Function',
    Properties: { Environment: { Variables } },
  });

  it('returns a variable that Lambda sets itself, and one that it refuses', () => {
    expect(named({ F: lambda({ AWS_REGION: 'a', _OWN: 'b', SITE_ORIGIN: 'c' }) })).toEqual([
      'F Environment.Variables.AWS_REGION: this name is reserved or invalid in Lambda; rename it',
      'F Environment.Variables._OWN: this name is reserved or invalid in Lambda; rename it',
    ]);
  });

  it('returns tags that only AWS creates, in lists and in maps', () => {
    const bucket = { Type: 'AWS::S3::Bucket', Properties: { Tags: [{ Key: 'aws:stage', Value: 'prod' }] } };
    const pool = {
      Type: 'AWS::Cognito::UserPool',
      Properties: { UserPoolTags: { 'AWS:a': 'b', stage: 'c' } },
    };

    expect(named({ B: bucket, P: pool }).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'B Tags.aws:stage',
      'P Tags.AWS:a',
    ]);
  });

  it('returns logical ids and outputs with characters other than letters and digits', () => {
    expect(named({ 'My-Table': lambda({}) }, { Site_Url: {} })).toHaveLength(2);
  });
});

describe('reportOf', () => {
  it('prints a line for each check and one for each fault', () => {
    const lines = reportOf('prod', [
      { name: 'settings', summary: 'no example values', faults: [] },
      { name: 'names', summary: 'nothing', faults: ['F Tags.aws:a: rename it'] },
    ]);

    expect(lines).toEqual([
      'prod',
      '  ok    settings: no example values',
      '  FAIL  names: 1 to fix',
      '        F Tags.aws:a: rename it',
    ]);
  });
});

describe('runRehearsal', () => {
  const builtSite = makeBuiltSite();
  /** Like `bin/casino-app.ts`, with sources in place of bundles and a small site. */
  const synthesizer = {
    createApp: (props: AppProps) =>
      new App({
        ...props,
        context: { ...props.context, 'aws:cdk:bundling-stacks': [] },
        treeMetadata: false,
        // `stages.test.ts` applies CloudFormation's own rules to every stage.
        builtinCloudFormationValidation: false,
      }),
    addStack: (app: App, stage: Stage) =>
      new CasinoStack(app, `JadeHarbour-${stage.name}`, {
        stage,
        prerenderedPaths: ['/'],
        applicationPaths: ['/login'],
        buildFolder: builtSite,
      }),
  };

  async function run(...args: string[]) {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
    const code = await runRehearsal(args, synthesizer);
    return { code, text: lines.join('\n') };
  }

  it.each([[[]], [['--stage', 'production']], [['--stage', 'all', '--record']], [['--stag', 'dev']]])(
    'returns 2 and prints its usage for %j',
    async (args) => {
      const { code, text } = await run(...args);

      expect(code).toBe(2);
      expect(text).toContain('--stage     dev, staging, prod, every-option');
    },
  );

  it('returns 0 for a stage without a fault', async () => {
    const { code, text } = await run('--stage', 'dev');

    expect(text.split('\n').filter((line) => !line.startsWith('  ok '))).toEqual(['dev']);
    expect(code).toBe(0);
    // The first synthesis of the process copies every asset.
  }, 120_000);

  it('returns 1 for prod with the example values of cdk.json', async () => {
    const { code, text } = await run('--stage', 'prod');

    expect(code).toBe(1);
    expect(text).toContain('ses.verifiedDomain: jade-harbour.example is an example.');
  });

  it('returns 2 with a message when there are no credentials to evaluate code with', async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
      vi.stubEnv(name, undefined);
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere');
    vi.stubEnv('AWS_CONFIG_FILE', '/nowhere');

    const { code, text } = await run('--stage', 'dev', '--evaluate');

    expect(code).toBe(2);
    expect(text).toContain('resolver code: not evaluated because this machine has no AWS credentials');
  });
});
