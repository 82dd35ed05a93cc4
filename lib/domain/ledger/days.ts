const dayMs = 86_400_000;

/**
 * The UTC days from one to another, both of them included.
 *
 * @param span  days such as `2026-11-21`
 * @returns none where they are the wrong way round
 */
export function daysBetween({ from, to }: { from: string; to: string }): string[] {
  const first = Date.parse(`${from}T00:00:00.000Z`);
  const count = Math.floor((Date.parse(`${to}T00:00:00.000Z`) - first) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_each, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}
