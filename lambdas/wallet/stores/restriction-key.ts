import type { PlayState } from '#domain/play-limits/play-state';

/** What an admin can list players by, in the order in which a set names them. */
export const restrictions = ['excluded', 'frozen', 'suspended'] as const;
export type Restriction = (typeof restrictions)[number];

/** The key of a player's set of restrictions in the index `by-restriction`: `frozen+suspended`; undefined for an unrestricted player. */
export function restrictionKey({
  timeOut,
  frozen,
  suspension,
}: Pick<PlayState, 'timeOut' | 'frozen' | 'suspension'>): string | undefined {
  const applies: Readonly<Record<Restriction, boolean>> = {
    // A write during an exclusion cannot tell when it ends; readers compare its end with the clock.
    excluded: timeOut?.kind === 'exclusion',
    frozen: frozen.length > 0,
    suspended: suspension !== null,
  };
  const names = restrictions.filter((name) => applies[name]);
  return names.length > 0 ? names.join('+') : undefined;
}

/** Keys of all sets that contain a restriction, sorted. */
export function restrictionSets(wanted: Restriction): string[] {
  const subsets = restrictions.reduce<Restriction[][]>(
    (sets, name) => [...sets, ...sets.map((set) => [...set, name])],
    [[]],
  );
  return subsets
    .filter((set) => set.includes(wanted))
    .map((set) => set.join('+'))
    .sort();
}
