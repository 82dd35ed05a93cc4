import { describe, expect, it } from 'vitest';
import { createMemory } from '../demo/memory';
import { exampleRound, type ExampleState, exampleState } from './example-round';
import type { Awaits } from './game-backend';
import { readLeftOnTable, rememberUnshown } from './unshown-round';

const gameId = 'harbour-wheel';
const round = exampleRound({ payout: 500 });
const onShow = { phase: 'showing', round } as const;

/** A backend with one settled round, and a tab that went through these states. */
function setup(states: readonly ExampleState[], open: { round: typeof round; awaits: Awaits } | null = null) {
  const memory = createMemory();
  const requested: string[] = [];
  const backend = {
    memory,
    readOpen: () => Promise.resolve(open ?? { round: null, awaits: null }),
    rounds(id: string) {
      requested.push(id);
      return Promise.resolve({ items: [round], next: null });
    },
  };
  let before = exampleState();
  for (const change of states) {
    const after = exampleState(change);
    rememberUnshown(memory, gameId, { before, after });
    before = after;
  }
  const read = () => readLeftOnTable(backend, gameId, (each) => Promise.resolve(each.id));
  return { read, requested };
}

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
    const open = { round: exampleRound({ id: 'round-8' }), awaits: 'seeing' } as const;
    const { read } = setup([onShow], open);

    expect(await read()).toMatchObject({ played: { round: { id: 'round-8' } }, awaits: 'seeing' });
  });
});
