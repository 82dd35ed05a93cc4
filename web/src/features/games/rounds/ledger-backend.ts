import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { keepBalances, setBalances, shownBalances, useBalances } from '#web/lib/live/balances';
import { createStore } from '#web/lib/state/store';
import { deviceMemory } from '#web/lib/storage/device-memory';
import { tabMemory } from '#web/lib/storage/tab-memory';
import type { GameBackend, LastStake } from './game-backend';

/** The API backend: every round is recorded in the ledger. */
export const ledgerBackend: GameBackend = {
  isDemo: false,
  isReachable: () => navigator.onLine,
  memory: tabMemory,
  deviceMemory,
  balances: { read: shownBalances, set: setBalances, keep: keepBalances, useBalances },
  lastStake: createStore<LastStake | null>(null),
  addCoins: null,
  play: ({ gameId, coin, stake, choice }, idempotencyKey) =>
    playFabOps.post('/games/{id}/rounds', {
      path: { id: gameId },
      body: { coin, stake, ...(choice !== null && { choice }) },
      idempotencyKey,
    }),
  decide: ({ gameId, id }, body, idempotencyKey) =>
    playFabOps.post('/games/{id}/rounds/{round}/decisions', {
      path: { id: gameId, round: id },
      body,
      idempotencyKey,
    }),
  async findAnswer(gameId, key) {
    return (await playFabOps.get('/games/{id}/answers', { path: { id: gameId }, query: { key } })).answer;
  },
  async seen({ gameId, id }) {
    try {
      await playFabOps.post('/games/{id}/rounds/{round}/seen', { path: { id: gameId, round: id } });
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal && refusal.code === 'games/unknown-round')) throw refusal;
    }
  },
  readOpen: (gameId) => playFabOps.get('/games/open-round', { query: { gameId } }),
  rounds: (gameId, { limit, before }) =>
    playFabOps.get('/games/{id}/rounds', { path: { id: gameId }, query: { limit, before } }),
};
