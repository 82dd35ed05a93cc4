import { listGames } from '../../../lambdas/games';
import type { Operation } from './operation';
import { ask } from './request';
import { givesACoin } from './rivals';

/** A round in one coin or the other; the key must not serve for another stake. */
export const playRound: Operation = {
  name: 'play-round',
  weight: 50,
  begin({ id, remembered }, random) {
    const { machine } = random.pick(listGames());
    const coin = random.pick(['gold', 'sweeps'] as const);
    const stakes = machine.stakes[coin];
    const stake = random.pick(stakes.slice(0, 5));
    const request = {
      api: 'play',
      method: 'POST',
      path: `/games/${machine.id}/rounds`,
      key: random.hex(12),
    } as const;
    const otherStake = stakes.find((each) => each !== stake);
    return {
      operation: 'play-round',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => ask(casino, id, { ...request, body: { coin, stake } }, isSignedIn),
      deliverOther: (casino) => ask(casino, id, { ...request, body: { coin, stake: otherStake } }),
      rival: givesACoin(id, random),
      heard({ status, text }) {
        const { isOpen, round } = JSON.parse(text) as { isOpen?: boolean; round: { id: string } };
        if (status !== 200 || !isOpen) return;
        remembered.set('open round', round.id).set('open game', machine.id);
      },
    };
  },
};
