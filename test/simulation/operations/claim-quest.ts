import type { Operation } from './operation';
import { seenQuests } from './read-quests';
import { ask, type ApiRequest } from './request';
import { givesACoin } from './rivals';

/** What a finished quest gives, claimed in any tab, and again; now and then that of one which is not finished. */
export const claimQuest: Operation = {
  name: 'claim-quest',
  weight: 4,
  begin(player, random) {
    const seen = seenQuests(player);
    if (!seen) return null;
    const { finished, others } = seen;
    const isHasty = finished.length === 0 || random.chance(0.15);
    if (isHasty && (others.length === 0 || random.chance(0.7))) return null;
    const { id } = player;
    const path = `/quests/${random.pick(isHasty ? others : finished)}/claims`;
    const request: ApiRequest = { api: 'quests', method: 'POST', path, key: random.hex(12) };
    return {
      operation: 'claim-quest',
      // What is told of the quest beside its payment follows the clock.
      isSettled: false,
      isOnce: true,
      giftTo: id,
      isRequest: true,
      deliver: (casino, isSignedIn) => ask(casino, id, request, isSignedIn),
      rival: givesACoin(id, random),
    };
  },
};
