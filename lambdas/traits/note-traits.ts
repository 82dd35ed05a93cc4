import { seenWith, type Trait, type TraitName } from '#domain/player/shared-trait';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { TraitStore } from './stores/trait-store';

export interface NoteTraitsDependencies {
  readonly traits: Pick<TraitStore, 'nameOf' | 'find' | 'ofPlayer' | 'replace' | 'replaceOfPlayer'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** The number of an account's newest traits that are kept. */
const mostTraits = 100;

/** Records the traits of an account. A trait that was recorded on the same day is not written again. */
export async function noteTraits(
  dependencies: NoteTraitsDependencies,
  player: string,
  seen: readonly Trait[],
): Promise<void> {
  for (const trait of seen)
    await noteNamedTrait(dependencies, player, await dependencies.traits.nameOf(trait));
}

/** Records a trait of an account by its hashed name. */
export async function noteNamedTrait(
  { traits, commitTogether, pause, now }: NoteTraitsDependencies,
  player: string,
  name: TraitName,
): Promise<void> {
  const noted = await retryOnConflict(pause, async () => {
    const at = now();
    const [before, own] = await Promise.all([traits.find(name), traits.ofPlayer(player)]);
    const after = seenWith(before, player, at);
    if (after === before) return true;
    const names = [...own.names.filter((each) => each !== name), name].slice(-mostTraits);
    const { outcome } = await commitTogether([
      traits.replace(before, after, at),
      traits.replaceOfPlayer(own, { player, names, revision: own.revision + 1 }, at),
    ]);
    return outcome === 'committed' || conflict;
  });
  if (noted === conflict) throw new Outage('A trait of several accounts stayed contended');
}
