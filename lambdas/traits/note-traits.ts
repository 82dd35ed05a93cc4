import {
  isCrowded,
  isShared,
  kindOf,
  mostTraitsOfKind,
  seenWith,
  type Trait,
  type TraitName,
} from '#domain/player/shared-trait';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { TraitsOfPlayer, TraitStore } from './stores/trait-store';

export interface NoteTraitsDependencies {
  readonly traits: Pick<TraitStore, 'nameOf' | 'find' | 'ofPlayer' | 'replace' | 'replaceOfPlayer'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** Records the traits of an account. A trait that was recorded on the same day is not written again. */
export async function noteTraits(
  dependencies: NoteTraitsDependencies,
  player: string,
  seen: readonly Trait[],
): Promise<void> {
  for (const trait of seen)
    await noteNamedTrait(dependencies, player, await dependencies.traits.nameOf(trait));
}

/** Records a trait of an account by its hashed name. A trait that records no more holders is still named in the account's own list. */
export async function noteNamedTrait(
  { traits, commitTogether, pause, now }: NoteTraitsDependencies,
  player: string,
  name: TraitName,
): Promise<void> {
  const noted = await retryOnConflict(pause, async () => {
    const at = now();
    const [before, own] = await Promise.all([traits.find(name), traits.ofPlayer(player)]);
    const after = seenWith(before, player, at);
    if (after === before && (own.names.includes(name) || !isCrowded(before, at))) return true;
    const names = await namesWith(traits, { own, name, at });
    if (after === before && names === own.names) return true;
    const { outcome } = await commitTogether([
      ...(after === before ? [] : [traits.replace(before, after, at)]),
      traits.replaceOfPlayer(own, { player, names, revision: own.revision + 1 }, at),
    ]);
    return outcome === 'committed' || conflict;
  });
  if (noted === conflict) throw new Outage('A trait of several accounts stayed contended');
}

/**
 * An account's traits with one more, least recently seen first. Of a full kind, those that no other account has make room; if others have
 * all of them, the new one is left out, so that no number of invented traits replaces one that matters.
 */
async function namesWith(
  traits: Pick<TraitStore, 'find'>,
  { own, name, at }: { own: TraitsOfPlayer; name: TraitName; at: Date },
): Promise<readonly TraitName[]> {
  const others = own.names.filter((each) => each !== name);
  const ofKind = others.filter((each) => kindOf(each) === kindOf(name));
  const tooMany = ofKind.length - mostTraitsOfKind + 1;
  if (tooMany <= 0) return [...others, name];
  const found = await Promise.all(ofKind.map((each) => traits.find(each)));
  const dropped = found
    .filter((each) => !isShared(each, own.player, at))
    .slice(0, tooMany)
    .map((each) => each.name);
  return dropped.length === 0 ? own.names : [...others.filter((each) => !dropped.includes(each)), name];
}
