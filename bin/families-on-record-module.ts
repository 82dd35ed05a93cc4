import type { GameFamily } from '#domain/games/game';

/**
 * The text of `lib/domain/games/families-on-record.ts`.
 *
 * @param versions  every version of every game, including retired ones
 */
export function familiesOnRecordModule(
  versions: readonly { readonly id: string; readonly family: GameFamily }[],
): string {
  const families = new Map(versions.map(({ id, family }) => [id, family]));
  const lines = [...families].sort().map(([id, family]) => `  ['${id}', '${family}'],`);
  return `${[
    "import type { GameFamily } from './game';",
    '',
    '/** Family of every game that was ever on offer, listed by `npm run par`. Lines stay, because ledgers refer to these games. */',
    'export const familiesOnRecord: readonly (readonly [id: string, family: GameFamily])[] = [',
    ...lines,
    '];',
  ].join('\n')}\n`;
}
