import { ofType } from '../../lib/rehearsal/template';
import type { Resource, SynthesizedStage } from './synthesize-stage';

export { ofType };

type Found = readonly [id: string, resource: Resource];

/**
 * @param construct  path of the construct, without the stack: the logical id less its hash. @default any
 * @throws Error unless there is exactly one
 */
export function onlyOfType(
  stage: Pick<SynthesizedStage, 'resources'>,
  type: string,
  construct?: string,
): Found {
  const [first, ...others] = ofType(stage, type).filter(
    ([id]) => construct === undefined || id.slice(0, -8) === construct,
  );
  if (!first || others.length > 0) throw new Error(`There is not exactly one ${construct ?? ''} ${type}`);
  return first;
}

/** The function bundled from this source. */
export function functionOf(stage: SynthesizedStage, entry: string): Found {
  const found = ofType(stage, 'AWS::Lambda::Function').find(
    ([, { Metadata }]) => Metadata?.['entry'] === entry,
  );
  if (!found) throw new Error(`No function has the entry ${entry}`);
  return found;
}

/**
 * Converts a value of the template for comparison: `${Table}` for a Ref, `${Table.Arn}` for an attribute, joined text
 * with those inside it. Other values are converted recursively.
 */
export function renderIntrinsics(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renderIntrinsics);
  if (typeof value !== 'object' || value === null) return value;
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
  if (others.length === 0) {
    if (name === 'Ref') return `\${${argument as string}}`;
    if (name === 'Fn::Sub') return argument;
    if (name === 'Fn::GetAtt') return `\${${(argument as string[]).join('.')}}`;
    if (name === 'Fn::Join') {
      const [separator, parts] = argument as [string, unknown[]];
      return parts.map(renderIntrinsics).join(separator);
    }
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renderIntrinsics(part)]));
}

/** Logical id that a Ref or an attribute names. */
export function idOf(reference: unknown): string {
  return /^\$\{(\w+)(\.\w+)?\}$/.exec(String(renderIntrinsics(reference)))?.[1] ?? '';
}

/** Source of the function that a Ref or an attribute names. */
export function entryOf({ resources }: Pick<SynthesizedStage, 'resources'>, reference: unknown): string {
  return String(resources[idOf(reference)]?.Metadata?.['entry']);
}

/** Logical ids that a value depends on: by Ref, attribute or substitution. */
function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, argument]: [string, unknown]) => {
    if (name === 'Ref') return [argument as string];
    if (name === 'Fn::GetAtt')
      return [Array.isArray(argument) ? String(argument[0]) : (String(argument).split('.', 1)[0] ?? '')];
    if (name === 'Fn::Sub') return substitutions(argument);
    return referencesOf(argument);
  });
}

function substitutions(argument: unknown): string[] {
  const [text, variables] = Array.isArray(argument)
    ? (argument as [string, object])
    : [argument as string, {}];
  const named = [...text.matchAll(/\$\{([^}!.]+)[^}]*\}/g)].map(([, id]) => id ?? '');
  return [...named.filter((id) => !(id in variables)), ...referencesOf(variables)];
}

/** Logical ids of all resources created before this one, by reference or `DependsOn`, transitively. */
export function dependenciesOf(resources: SynthesizedStage['resources'], id: string): Set<string> {
  const found = new Set<string>();
  const pending = [id];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const resource = resources[next];
    const direct = [...(resource?.DependsOn ?? []), ...referencesOf(resource?.Properties)];
    for (const dependency of direct) {
      if (found.has(dependency) || !resources[dependency]) continue;
      found.add(dependency);
      pending.push(dependency);
    }
  }
  return found;
}

/**
 * A cycle of dependent resources, which CloudFormation would refuse to deploy.
 *
 * @returns logical ids in order of dependency, the first repeated at the end; null without a cycle
 */
export function findCycle(resources: SynthesizedStage['resources']): string[] | null {
  const done = new Set<string>();

  function follow(id: string, trail: string[]): string[] | null {
    if (trail.includes(id)) return [...trail.slice(trail.indexOf(id)), id];
    const resource = resources[id];
    if (!resource || done.has(id)) return null;
    const waitsFor = [...(resource.DependsOn ?? []), ...referencesOf(resource.Properties)];
    for (const next of waitsFor) {
      const cycle = follow(next, [...trail, id]);
      if (cycle) return cycle;
    }
    done.add(id);
    return null;
  }

  for (const id of Object.keys(resources)) {
    const cycle = follow(id, []);
    if (cycle) return cycle;
  }
  return null;
}
