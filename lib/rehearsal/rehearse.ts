import { describeExample, exampleValues } from '../example-values';
import type { Stage } from '../stage';
import { measuresOf } from './limits';
import { type Baseline, deploymentFaults } from './replacements';
import { reservedNames } from './reserved-names';
import { faultsOf } from './specification';
import { listStatefulResources } from './stateful-resources';
import { ofType, type Synthesis } from './template';

/** One check of a deployment, with its result. */
export interface Check {
  readonly name: string;
  /** Short description of what was checked. */
  readonly summary: string;
  /** Each fault names the setting or logical id and the remedy; empty when the check passed. */
  readonly faults: readonly string[];
}

/** A synthesized stage that is ready for deployment. */
interface Rehearsed {
  readonly stage: Stage;
  readonly synthesis: Synthesis;
  /** Record of the last release. */
  readonly baseline: Baseline;
}

/** How many of the measures closest to their limit the report shows. */
const shownMeasures = 4;

/** Checks one stage offline for anything that AWS would refuse, or carry out with a loss. */
export function checkStage({ stage, synthesis, baseline }: Rehearsed): Check[] {
  const examples = exampleValues(stage).map((example) => describeExample(stage, example));
  const resources = Object.keys(synthesis.resources).length;
  return [
    { name: 'settings', summary: 'no example values', faults: examples },
    {
      name: 'specification',
      summary: `${resources} resources match the CloudFormation specification`,
      faults: faultsOf(synthesis.resources),
    },
    checkLimits(synthesis),
    { name: 'names', summary: 'no names reserved by AWS', faults: reservedNames(synthesis) },
    checkRelease(stage, synthesis, baseline),
  ];
}

function checkLimits(synthesis: Synthesis): Check {
  const measures = measuresOf(synthesis)
    .map((measure) => ({ ...measure, share: measure.size / measure.limit }))
    .sort((one, other) => other.share - one.share);
  const measureText = ({ name, size, limit }: (typeof measures)[number]) => `${name} ${size} of ${limit}`;
  return {
    name: 'limits',
    summary: `${measures.length} measured; closest: ${measures.slice(0, shownMeasures).map(measureText).join(', ')}`,
    faults: measures.filter(({ share }) => share > 1).map((measure) => `${measureText(measure)}: reduce it`),
  };
}

function checkRelease(stage: Stage, synthesis: Synthesis, baseline: Baseline): Check {
  const recorded = baseline.stages[stage.name];
  const release = baseline.releases[stage.name];
  if (!recorded)
    return { name: 'release', summary: 'nothing to compare; this stage has no record', faults: [] };
  const unprotected = release !== undefined && !stage.terminationProtection;
  const tables = ofType(synthesis, 'AWS::DynamoDB::Table').length;
  return {
    name: 'release',
    summary: `${tables} tables and all other data are kept, compared with ${release ? `the release of ${release.on} (${release.commit})` : 'the record; no release is recorded yet'}`,
    faults: [
      ...deploymentFaults(
        { ...baseline, stages: { [stage.name]: recorded } },
        { [stage.name]: listStatefulResources(synthesis) },
      ),
      ...(unprotected
        ? [
            `terminationProtection: is off, so the deployment would turn it off for a released stage. Set it to true in cdk.json, context.stages.${stage.name}.`,
          ]
        : []),
    ],
  };
}

/** The output of `npm run rehearse` for one stage: a line for each check, and one for each fault. */
export function reportOf(title: string, checks: readonly Check[]): string[] {
  const lines = checks.flatMap(({ name, summary, faults }) => [
    faults.length === 0 ? `  ok    ${name}: ${summary}` : `  FAIL  ${name}: ${faults.length} to fix`,
    ...faults.map((fault) => `        ${fault.replaceAll('\n', '\n        ')}`),
  ]);
  return [title, ...lines];
}
