import { keptIds } from '#web/lib/storage/stored-ids';

/** Players who postponed the onboarding on this device. */
const putOff = keptIds('jade-harbour.welcome-later');
/** Players who have seen the limits step on this device. */
const limitsSeen = keptIds('jade-harbour.welcome-limits');

export const wasPutOff = (player: string) => putOff.read().includes(player);
export const haveSeenLimits = (player: string) => limitsSeen.read().includes(player);

export function rememberPutOff(player: string): void {
  putOff.change((ids) => [...new Set([...ids, player])]);
}

export function rememberLimitsSeen(player: string): void {
  limitsSeen.change((ids) => [...new Set([...ids, player])]);
}
