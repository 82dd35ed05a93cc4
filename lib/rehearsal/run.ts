import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { App, AppProps } from 'aws-cdk-lib';
import cdk from '../../cdk.json' with { type: 'json' };
import type { CasinoStack } from '../casino-stack';
import { loadStage, type Stage, StageError } from '../stage';
import { evaluateCodes } from './evaluate-codes';
import { everyOption } from './every-option';
import { readRecord, writeRecord } from './record-file';
import { type Check, checkStage, reportOf } from './rehearse';
import { recordRelease } from './replacements';
import { listStatefulResources } from './stateful-resources';
import type { Synthesis } from './template';

const usage = `npm run rehearse -- --stage <stage> [--evaluate] [--record]

  --stage     dev, staging, prod, every-option (a stage with every option on), or all of these
  --evaluate  also runs each resolver in AppSync; requires AWS credentials, creates nothing
  --record    after a successful deployment, records its resources in test/stack/stateful-resources.json

Exit code: 0 when everything passed, 1 for faults, 2 for invalid options or missing AWS credentials.`;

const stages = ['dev', 'staging', 'prod', 'every-option'] as const;
type Rehearsable = (typeof stages)[number];

/** How the entry point synthesizes; it also builds the site, which is outside the scope of this folder. */
interface Synthesizer {
  readonly createApp: (props: AppProps) => App;
  readonly addStack: (app: App, stage: Stage) => CasinoStack;
}

interface Options {
  readonly chosen: readonly Rehearsable[];
  readonly evaluate: boolean;
  readonly record: boolean;
}

/**
 * Rehearses a deployment: synthesizes stages as `npm run deploy` does, and prints what AWS would refuse or lose.
 *
 * @returns the exit code; `usage` lists them
 */
export async function runRehearsal(argv: readonly string[], synthesizer: Synthesizer): Promise<0 | 1 | 2> {
  const options = readOptions(argv);
  if (!options) {
    console.error(usage);
    return 2;
  }
  let code: 0 | 1 | 2 = 0;
  for (const name of options.chosen) {
    const result = await rehearseStage(name, options, synthesizer);
    if (code === 0 || result === 1) code = result;
  }
  return code;
}

/** The parsed options; undefined when they are invalid. */
function readOptions(argv: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        stage: { type: 'string' },
        evaluate: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
      },
    });
    const { stage, evaluate, record } = values;
    const chosen = stages.filter((each) => stage === 'all' || stage === each);
    const canRecord = stage === 'staging' || stage === 'prod';
    return chosen.length === 0 || (record && !canRecord) ? undefined : { chosen, evaluate, record };
  } catch {
    return undefined;
  }
}

async function rehearseStage(
  name: Rehearsable,
  { evaluate, record }: Options,
  synthesizer: Synthesizer,
): Promise<0 | 1 | 2> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-rehearsal-'));
  try {
    const { stage, synthesis } = synthesize(name, folder, synthesizer);
    if (record) return await recordStage(stage, synthesis);
    const baseline = name === 'every-option' ? { ...readRecord(), stages: {} } : readRecord();
    const checks: Check[] = checkStage({ stage, synthesis, baseline });
    const evaluated = evaluate ? await evaluateCodes(synthesis) : undefined;
    if (evaluated) checks.push(evaluated);
    console.log(reportOf(name, checks).join('\n'));
    if (checks.some(({ faults }) => faults.length > 0)) return 1;
    if (!evaluate || evaluated) return 0;
    console.error('  --    resolver code: not evaluated because this machine has no AWS credentials');
    return 2;
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function synthesize(
  name: Rehearsable,
  folder: string,
  { createApp, addStack }: Synthesizer,
): { stage: Stage; synthesis: Synthesis } {
  const context = name === 'every-option' ? { stages: { staging: everyOption } } : cdk.context;
  const stage = loadStage(name === 'every-option' ? 'staging' : name, context);
  const app = createApp({ outdir: folder, context: { ...cdk.context, ...context } });
  const stack = addStack(app, stage);
  app.synth();
  const template = JSON.parse(
    readFileSync(join(folder, stack.templateFile), 'utf8'),
  ) as Synthesis['template'];
  const resources = template['Resources'] as Synthesis['resources'];
  return { stage, synthesis: { folder, stack, template, resources } };
}

async function recordStage(stage: Stage, synthesis: Synthesis): Promise<0 | 1> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const release = { on: new Date().toISOString().slice(0, 10), commit };
  const current = listStatefulResources(synthesis);
  const record = recordRelease(readRecord(), { stage: stage.name, release, current });
  const kept = Object.entries(record.stages[stage.name] ?? {}).filter(
    ([id, entry]) => JSON.stringify(entry) !== JSON.stringify(current[id]),
  );
  await writeRecord(record);
  console.log(`${stage.name}: recorded the release of ${release.on} (${commit}). Commit the record.`);
  for (const [id] of kept) console.error(`  ${id}: not recorded because its replacement was not approved`);
  return kept.length > 0 ? 1 : 0;
}
