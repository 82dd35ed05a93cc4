import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAlarmNotification } from '#lambdas/alarms/alarm-notification';
import { everyOption } from '../../lib/rehearsal/every-option';
import { scripts } from '../../package.json';
import { synthesizeByTitle } from './every-stage';
import { ofType } from './read-template';
import type { SynthesizedStage } from './synthesize-stage';

const page = readFileSync('lib/first-deploy.md', 'utf8');
const code = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text!.replaceAll('\\\n', ' '));
const commands = [...code, ...blocks.flatMap((block) => block.split('\n'))].map((line) => line.trim());

let stage: SynthesizedStage;

beforeAll(() => {
  stage = synthesizeByTitle('a stage with every option');
});

describe('lib/first-deploy.md', () => {
  it('has shell blocks without a syntax error', () => {
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) expect(spawnSync('sh', ['-n'], { input: block }).stderr.toString()).toBe('');
  });

  it('runs npm scripts that exist', () => {
    const named = commands.flatMap((line) => /^npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? []);

    expect(named).toContain('deploy');
    expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  it('deploys with the script that refuses warnings', () => {
    expect(scripts.deploy.split(' ')).toContain('--strict');
  });

  it('passes options that the pinned CDK command line has', () => {
    const calls = commands.flatMap((line) => {
      const [, command, rest] = /^npx cdk (\w+)(.*)/.exec(line) ?? [];
      return command
        ? [{ command, options: [...rest!.matchAll(/--([\w-]+)/g)].map(([, name]) => name!) }]
        : [];
    });

    const unknown = calls.flatMap(({ command, options }) =>
      options.filter((option) => !optionsOf(command).includes(option.replace(/^no-/, ''))),
    );
    expect(new Set(calls.map(({ command }) => command))).toEqual(
      new Set(['bootstrap', 'deploy', 'destroy', 'diff', 'import']),
    );
    expect(unknown).toEqual([]);
    expect(page).toContain('`--require-approval never`');
    expect(optionsOf('deploy')).toContain('require-approval');
  });

  it('names outputs of the stack', () => {
    const named = ['SiteUrl', 'ConfigUrl', 'UserPoolId', 'RestUrl', 'TableWallets', 'TableLedger'];

    for (const name of named) {
      expect(code).toContain(name);
      expect(stage.outputs).toHaveProperty(name);
    }
  });

  it('names settings that a stage has', () => {
    const settings = code.filter((text) => /^(domain|ses|alarms|payments|signIn)\.\w+$/.test(text));

    expect(settings.length).toBeGreaterThan(6);
    for (const setting of settings) expect(everyOption).toHaveProperty(setting);
    for (const setting of ['siteOrigin', 'terminationProtection', 'ownsApiGatewayAccount'])
      expect(stage.stage).toHaveProperty(setting);
  });

  it('adds the first administrator to a group that exists', () => {
    const [, group] = /--group-name (\w+)/.exec(page) ?? [];

    const groups = ofType(stage, 'AWS::Cognito::UserPoolGroup').map(([, it]) => it.Properties['GroupName']);
    expect(groups).toContain(group);
  });

  it('lists resources with the command that reads every page of them', () => {
    expect(page).toContain('aws cloudformation list-stack-resources');
    // It returns the first 100 resources of a stack.
    expect(page).not.toContain('describe-stack-resources');
  });

  it('sends the poison message to the one queue that its query selects, whose function rejects it', () => {
    const [, prefix, without] = /startswith\("(\w+)"\) and \(contains\("(\w+)"\) \| not\)/.exec(page) ?? [];

    const selected = ofType(stage, 'AWS::SQS::Queue').filter(
      ([id]) => id.startsWith(prefix!) && !id.includes(without!),
    );
    expect(selected.map(([id]) => id)).toEqual([expect.stringMatching(/^AlarmRecordsQueue/)]);
    // Neither a group nor a deduplication id: the queue is not FIFO.
    expect(page).toContain('aws sqs send-message --queue-url "$URL" --message-body poison\n');
    expect(() => readAlarmNotification('poison')).toThrow(SyntaxError);
  });

  it('names the events that the payment webhook handles', () => {
    const handled = readFileSync('lambdas/coins/payments/stripe/stripe-events.ts', 'utf8');

    for (const event of code.filter((text) => /^(checkout|charge)\.[\w.]+$/.test(text)))
      expect(handled).toContain(event);
  });

  it('lists the versions that the template pins', () => {
    const runtimes = ofType(stage, 'AWS::Lambda::Function').map(([, it]) => it.Properties['Runtime']);
    const details = ofType(stage, 'AWS::Cognito::UserPoolIdentityProvider').map(
      ([, it]) => it.Properties['ProviderDetails'] as Record<string, unknown>,
    );
    const [facebook] = details.flatMap((each) => each['api_version'] ?? []);

    for (const pin of [...new Set(runtimes), facebook]) expect(code.join('\n')).toContain(pin);
  });

  it('names files that exist', () => {
    const paths = code.filter((text) => /^(lib|test|lambdas)\/[\w./-]+$/.test(text));

    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

/** Option names of a command, as the CDK's command line declares them to its own parser. */
function optionsOf(command: string): string[] {
  const file = 'node_modules/aws-cdk/lib/cli/cli-type-registry.json';
  const { globalOptions, commands: known } = JSON.parse(readFileSync(file, 'utf8')) as {
    globalOptions: object;
    commands: Record<string, { options?: object }>;
  };
  return [...Object.keys(globalOptions), ...Object.keys(known[command]?.options ?? {})];
}
