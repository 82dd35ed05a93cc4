import type { SlotMachine } from '#domain/games/slots/machine';
import { readOut } from '../feature/feature-copy';
import { respinLabel, respinsResult } from '../respins/respin-copy';
import type { SymbolAtlas } from '../symbol-atlas';
import { announcement, baseAnnouncement, freeSpinsResult, originLabel } from './round-copy';
import type { SlotMoment } from './slot-moment';

/**
 * Screen-reader text of a moment of the game; empty while there is nothing to announce.
 *
 * @param table.machine  the machine of the round
 * @param table.filled   sentence about the reels that wilds have filled, empty for none
 * @param table.tumbled  sentences about the tumbles of the spin, empty for none
 */
export function statusLabel(
  { phase, played, origin, feature }: SlotMoment,
  {
    machine,
    filled,
    tumbled = '',
    atlas,
  }: { machine: Pick<SlotMachine, 'respins'>; filled: string; tumbled?: string; atlas: SymbolAtlas },
  locale?: string,
): string {
  if (!played || phase === 'turning' || phase === 'stopping') return '';
  const { round } = played;
  const { respins: rules } = machine;
  const respins = round.outcome.spins[0]?.respins;
  const paidByRespins = rules ? respinsResult(round, rules, atlas, locale) : '';
  if (feature) {
    const baseLabel = [filled, baseAnnouncement(round, atlas, locale), paidByRespins]
      .filter(Boolean)
      .join(' ');
    const respinsLabel = rules && respins ? respinLabel(respins, rules, feature.respin ?? 0, atlas) : '';
    return readOut(feature, round, {
      resumed: origin === 'resumed',
      baseLabel,
      respinsLabel,
      ...(locale && { locale }),
    });
  }
  const sentences = [
    filled,
    announcement(round, atlas, { tumbled, locale }),
    paidByRespins,
    freeSpinsResult(round, locale),
  ]
    .filter(Boolean)
    .join(' ');
  return `${originLabel(round, origin)}${sentences}`;
}
