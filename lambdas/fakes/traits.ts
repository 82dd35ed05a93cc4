import { awaitsVerdict, type SharedTrait, type TraitName } from '#domain/player/shared-trait';
import { nobodysTrait, type TraitsOfPlayer, type TraitStore } from '#lambdas/traits/stores/trait-store';
import { memoryWrite } from './writes';

/** In-memory fake of the trait store, with plain text in place of hashes. */
export function createMemoryTraits() {
  const all = new Map<TraitName, SharedTrait>();
  const byPlayer = new Map<string, TraitsOfPlayer>();

  const traits: TraitStore = {
    nameOf: async ({ kind, text }) => `${kind}#${text}`,
    find: async (name) => all.get(name) ?? nobodysTrait(name),
    ofPlayer: async (player) => byPlayer.get(player) ?? { player, names: [], revision: 0 },
    replace: (before, after) =>
      memoryWrite(`trait ${after.name}`, {
        holds: () => (all.get(after.name)?.revision ?? 0) === before.revision,
        apply: () => void all.set(after.name, after),
      }),
    replaceOfPlayer: (before, after) =>
      memoryWrite(`traits of ${after.player}`, {
        holds: () => (byPlayer.get(after.player)?.revision ?? 0) === before.revision,
        apply: () => void byPlayer.set(after.player, after),
      }),
    awaiting: async ({ limit, after = '' }) => {
      const found = [...all.values()].filter((each) => awaitsVerdict(each) && each.name > after);
      const traitsFound = found.sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, limit);
      return {
        traits: traitsFound,
        next: found.length > limit ? (traitsFound.at(-1)?.name ?? null) : null,
      };
    },
  };
  return { traits, stored: { all, byPlayer } };
}
