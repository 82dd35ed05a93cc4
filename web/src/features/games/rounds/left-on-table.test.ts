import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { createMemory } from '../demo/memory';
import { exampleRound, type ExampleState, exampleState } from './example-round';
import type { Awaits } from './game-backend';
import { readLeftOnTable } from './left-on-table';
import { rememberUnshown } from './remember-unshown';

const gameId = 'harbour-wheel';
const round = exampleRound({ payout: 500 });
const waiting = { round: exampleRound({ id: 'round-8' }), awaits: 'seeing' } as const;
const onShow = { phase: 'showing', round } as const;

/** A backend with one settled round, and a tab that went through these states. */
function setup(
  states: readonly ExampleState[],
  {
    open = null,
    rounds = () => Promise.resolve([round]),
  }: { open?: { round: Round; awaits: Awaits } | null; rounds?: () => Promise<Round[]> } = {},
) {
  const memory = createMemory();
  const requested: string[] = [];
  const backend = {
    memory,
    readOpen: () => Promise.resolve(open ?? { round: null, awaits: null }),
    async rounds(id: string) {
      requested.push(id);
      return { items: await rounds(), next: null };
    },
  };
  let before = exampleState();
  for (const change of states) {
    const after = exampleState(change);
    rememberUnshown(memory, { player: 'player-1', gameId }, { before, after });
    before = after;
  }
  const read = (player = 'player-1') =>
    readLeftOnTable(backend, { player, gameId }, (each) => Promise.resolve(each.id));
  return { read, requested };
}

afterEach(() => vi.unstubAllGlobals());

describe('readLeftOnTable', () => {
  it('returns the settled round that was on show when the page was left', async () => {
    const { read, requested } = setup([{ phase: 'requesting' }, onShow]);

    expect(await read()).toEqual({ played: { round, version: round.id }, awaits: null });
    expect(requested).toEqual([gameId]);
  });

  it('returns null without a further request once the round was shown', async () => {
    const { read, requested } = setup([{ phase: 'requesting' }, onShow, { phase: 'idle', round }]);

    expect(await read()).toBeNull();
    expect(requested).toEqual([]);
  });

  it.each([
    ['is replayed', { ...onShow, origin: 'replayed' }],
    ['the API keeps until it is seen', { ...onShow, awaits: 'seeing' }],
    ['is not settled', { ...onShow, round: exampleRound({ isSettled: false }), awaits: 'decision' }],
  ] as const)('remembers no round that %s', async (_what, state) => {
    const { read, requested } = setup([state]);

    expect(await read()).toBeNull();
    expect(requested).toEqual([]);
  });

  it('returns the open round, which comes first', async () => {
    const { read } = setup([onShow], { open: waiting });

    expect(await read()).toMatchObject({ played: { round: { id: 'round-8' } }, awaits: 'seeing' });
  });

  it.each([
    ['nothing', null, null],
    ['the open round', waiting, { played: { round: waiting.round, version: 'round-8' }, awaits: 'seeing' }],
  ])('reports that the history cannot be read, and returns %s', async (_what, left, expected) => {
    const failure = new TypeError('Load failed');
    vi.stubGlobal('reportError', vi.fn());
    const { read, requested } = setup([onShow], { open: left, rounds: () => Promise.reject(failure) });

    expect(await read()).toEqual(expected);
    expect(reportError).toHaveBeenCalledWith(failure);
    await read();
    expect(requested).toEqual([gameId, gameId]);
  });

  it('forgets the round of another player', async () => {
    const { read, requested } = setup([onShow]);

    expect(await read('player-2')).toBeNull();
    expect(await read()).toBeNull();
    expect(requested).toEqual([]);
  });

  it('forgets a round that the history does not list', async () => {
    const { read, requested } = setup([onShow], { rounds: () => Promise.resolve([]) });

    expect(await read()).toBeNull();
    expect(await read()).toBeNull();
    expect(requested).toEqual([gameId]);
  });
});
