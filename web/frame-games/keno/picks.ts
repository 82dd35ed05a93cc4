/** Random numbers from 0 to below 1. */
type Random = () => number;

/**
 * Adds random numbers to picks until the most are picked; picks as many others when they already are.
 *
 * The choice of numbers changes no odds, so it needs no proof.
 */
export function pickForMe(
  picks: ReadonlySet<number>,
  { numbers, mostPicks }: { numbers: number; mostPicks: number },
  random: Random = Math.random,
): Set<number> {
  const all = Array.from({ length: numbers }, (_, at) => at + 1);
  const kept = picks.size < mostPicks ? picks : new Set<number>();
  const free = all.filter((number) => !picks.has(number));
  const added = Array.from({ length: mostPicks - kept.size }, () =>
    free.splice(Math.floor(random() * free.length), 1),
  ).flat();
  return new Set([...kept, ...added]);
}
