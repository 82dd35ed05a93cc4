import { everyOption } from '../../lib/rehearsal/every-option';
import type { StageName } from '../../lib/stage';
import { makeBuiltSite, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

/** Every deployable stage; tests of rules for all stages run on each of them. */
export const everyStage: readonly (readonly [title: string, name: StageName])[] = [
  ['dev', 'dev'],
  ['staging', 'staging'],
  ['prod', 'prod'],
  ['local', 'local'],
  ['a stage with every option', 'staging'],
];

let builtSite: string | undefined;

/** Synthesizes one of `everyStage`, with a site. */
export function synthesizeByTitle(title: string, { validated = false } = {}): SynthesizedStage {
  const [, name] = everyStage.find(([candidate]) => candidate === title) ?? [];
  if (!name) throw new Error(`"${title}" is not one of the stages that the tests cover`);
  builtSite ??= makeBuiltSite();
  return synthesizeStage(name, {
    ...(name !== 'local' && { buildFolder: builtSite }),
    ...(name !== title && { settings: everyOption }),
    ...(validated && { validated }),
  });
}
