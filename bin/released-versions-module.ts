/**
 * The text of `lib/domain/games/released-versions.ts`.
 *
 * @param hashes  PAR hash by game and number, as `hk-slots 2`
 */
export function releasedVersionsModule(hashes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(hashes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([version, hash]) => `  '${version}': '${hash}',`);
  return `${[
    '/**',
    ' * PAR hash of every version that was ever playable, by game and number. Append only, because ledgers refer to these: `npm run par` with',
    ' * `--release` adds the line of a new version, and lines never change.',
    ' */',
    'export const releasedVersions: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
  ].join('\n')}\n`;
}
