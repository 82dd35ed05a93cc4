import type { ParSheet } from '#domain/games/par-sheets';
import { publishedSheets } from '#lambdas/play/published-sheets';

/**
 * Returns the published PAR sheet of a released version. `released-versions.test.ts` compares each with the data of its game.
 *
 * @throws Error for a version without a sheet of this family
 */
export function publishedSheet<Family extends ParSheet['family']>(
  family: Family,
  { id, version }: { readonly id: string; readonly version: number },
): Extract<ParSheet, { family: Family }> {
  const isOfFamily = (sheet: ParSheet): sheet is Extract<ParSheet, { family: Family }> =>
    sheet.family === family;
  const sheet = publishedSheets
    .filter(isOfFamily)
    .find((each) => each.gameId === id && each.version === version);
  if (!sheet) throw new Error(`${id} v${version} has no published sheet of ${family}.`);
  return sheet;
}
