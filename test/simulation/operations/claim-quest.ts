import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { knownQuests } from './read-quests';
import { callApi, type ApiRequest } from './request';

/** Claims a completed quest, repeatedly and in any tab; sometimes one that is not completed. */
export const claimQuest: Operation = {
  name: 'claim-quest',
  weight: 4,
  begin(player, random) {
    const quests = knownQuests(player);
    if (!quests) return null;
    const { finished, others } = quests;
    const isPremature = finished.length === 0 || random.chance(0.15);
    if (isPremature && (others.length === 0 || random.chance(0.7))) return null;
    const { id } = player;
    const path = `/quests/${random.pick(isPremature ? others : finished)}/claims`;
    const request: ApiRequest = { api: 'quests', method: 'POST', path, key: random.hex(12) };
    return {
      operation: 'claim-quest',
      // The quests in the response depend on the time.
      isSettled: false,
      isOnce: true,
      giftTo: id,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      competingWrite: grantsOneCoin(id, random),
    };
  },
};
