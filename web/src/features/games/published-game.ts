import type { PublishedGame, PublishedVersion } from '#contracts/play/public-routes';
import type { PublicAnswer } from '#web/lib/api/play-fab-ops-types';

/** Observed return of a game: what its rounds have paid back so far. */
export type ObservedReturn = PublicAnswer<'/public/games/{id}/observed-return'>;

type Rules = PublishedGame['rules'];
type Sheet = PublishedGame['parSheet'];
export type PublishedFamily = Rules['family'];

/** A game or a version of one family, with the rules and the PAR sheet of that family. */
export type OfFamily<Published, Family extends PublishedFamily> = Published & {
  readonly rules: Extract<Rules, { family: Family }>;
  readonly parSheet: Extract<Sheet, { family: Family }>;
};

/**
 * Narrows a game or version to a family.
 *
 * @throws Error for one of another family (programming error: a page received a game that it cannot show)
 */
export function ofFamily<Published extends PublishedVersion, Family extends PublishedFamily>(
  published: Published,
  family: Family,
): OfFamily<Published, Family> {
  if (published.rules.family !== family || published.parSheet.family !== family)
    throw new Error(`${published.id} is played by ${published.rules.family}, not by ${family}`);
  return published as OfFamily<Published, Family>;
}
