import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { type Place, shortInstantLabel } from '#web/lib/format/dates';
import { decimalLabel } from '#web/lib/format/numbers';

type Win = GetAnswer<'/games/latest-wins'>['items'][number];

/** Words for a win of a player, who is named only if they show their name. */
export function describeWin(
  { name, multiple, at }: Pick<Win, 'name' | 'multiple' | 'at'>,
  place?: Place,
): { readonly who: string; readonly multiple: string; readonly when: string } {
  return {
    who: name ?? 'A player',
    multiple: `${decimalLabel(multiple, { most: 1 }, place?.locale)}×`,
    when: shortInstantLabel(at, place),
  };
}
