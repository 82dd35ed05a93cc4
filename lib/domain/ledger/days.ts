const dayMs = 86_400_000;

/**
 * The UTC days from one to another, both of them included.
 *
 * @param span  days such as `2026-11-21`
 * @param most  so many days at most: a span of a thousand years is not written out before it is refused
 * @returns none where they are the wrong way round, or more than that
 */
export function daysBetween({ from, to }: { from: string; to: string }, most: number): string[] {
  const first = Date.parse(`${from}T00:00:00.000Z`);
  const count = Math.floor((Date.parse(`${to}T00:00:00.000Z`) - first) / dayMs) + 1;
  if (count < 1 || count > most) return [];
  return Array.from({ length: count }, (_each, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}
