import type { PublishedGame } from '#contracts/play/public-routes';
import { percentLabel } from '#web/lib/format/numbers';

/** Hit rate and return of a game in one line, below its prize table. */
export function returnSummary({
  hitRate,
  aboveStakeRate,
  rtp,
}: Pick<PublishedGame['parSheet'], 'hitRate' | 'aboveStakeRate' | 'rtp'>): string {
  const pays = `${percentLabel(hitRate.basisPoints)} of rounds pay, ${percentLabel(aboveStakeRate.basisPoints)} more than the stake.`;
  return `${pays} Return to players (RTP): ${percentLabel(rtp.total.basisPoints)}.`;
}
