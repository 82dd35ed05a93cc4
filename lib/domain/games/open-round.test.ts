import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import {
  listOpenRounds,
  noOpenRounds,
  type OpenRound,
  openRoundOf,
  type OpenRounds,
  openRoundsAfter,
  openRoundsAfterSeeing,
  type UndecidedRound,
  undecidedRounds,
  type UnseenRound,
} from './open-round';

const games = ['card', 'reels', 'cards-on-a-table', 'poker'];

function unseen(gameId: string, id = `${gameId}-round`): UnseenRound {
  return { awaits: 'seeing', id, latest: id, gameId };
}

function undecided(gameId: string, id = `${gameId}-round`): UndecidedRound {
  return {
    awaits: 'decision',
    id,
    latest: id,
    gameId,
    parHash: 'd'.repeat(64),
    coin: 'gold',
    firstStake: amount(100),
    staked: amount(100),
    choice: null,
    decisions: [],
    nonce: 0,
  };
}

type Press =
  | { readonly act: 'play'; readonly gameId: string; readonly ends: OpenRound['awaits'] | 'at once' }
  | { readonly act: 'see'; readonly gameId: string };

const anyPress: fc.Arbitrary<Press> = fc.oneof(
  fc.record({
    act: fc.constant('play' as const),
    gameId: fc.constantFrom(...games),
    ends: fc.constantFrom('seeing' as const, 'decision' as const, 'at once' as const),
  }),
  fc.record({ act: fc.constant('see' as const), gameId: fc.constantFrom(...games) }),
);

/** Plays, decides or sees as the API does: a blocked press changes nothing, one in the game of an undecided round decides. */
function pressed(rounds: OpenRounds, press: Press, id: string): OpenRounds {
  const { gameId } = press;
  const before = openRoundOf(rounds, gameId);
  if (press.act === 'see') return (before && openRoundsAfterSeeing(rounds, before)) ?? rounds;
  if (before?.awaits === 'seeing') return rounds;
  const open = { seeing: unseen, decision: undecided, 'at once': () => null }[press.ends](gameId, id);
  return openRoundsAfter(rounds, gameId, open);
}

describe('open rounds after any presses', () => {
  const afterPresses = (check: (rounds: OpenRounds) => void) =>
    fc.assert(
      fc.property(fc.array(anyPress, { maxLength: 30 }), (presses) => {
        let rounds = noOpenRounds;
        for (const [number, press] of presses.entries()) {
          rounds = pressed(rounds, press, `round-${number}`);
          check(rounds);
        }
      }),
      { numRuns: 300, seed: 81 },
    );

  it('have at most one round per game', () => {
    afterPresses((rounds) => {
      const played = listOpenRounds(rounds).map(({ gameId }) => gameId);
      expect(new Set(played).size).toBe(played.length);
    });
  });

  it('change only in the game of the press', () => {
    fc.assert(
      fc.property(fc.array(anyPress, { maxLength: 30 }), anyPress, (presses, last) => {
        const rounds = presses.reduce(
          (open, press, number) => pressed(open, press, `round-${number}`),
          noOpenRounds,
        );
        const others = (open: OpenRounds) => open.filter(({ gameId }) => gameId !== last.gameId);

        expect(others(pressed(rounds, last, 'last'))).toEqual(others(rounds));
      }),
      { numRuns: 300, seed: 82 },
    );
  });
});

describe('openRoundsAfterSeeing', () => {
  const rounds = [undecided('poker'), unseen('card'), unseen('reels')];

  it('removes the round and keeps all others', () => {
    expect(openRoundsAfterSeeing(rounds, unseen('card'))).toEqual([undecided('poker'), unseen('reels')]);
  });

  it.each([
    ['another round of the game', unseen('card', 'earlier')],
    ['a round under the name of another game', { ...unseen('card'), gameId: 'reels' }],
    ['an undecided round', { gameId: 'poker', id: 'poker-round' }],
  ])('returns null for %s', (_case, round) => {
    expect(openRoundsAfterSeeing(rounds, round)).toBeNull();
  });
});

describe('lists of open rounds', () => {
  const rounds = [unseen('card'), undecided('poker'), unseen('reels'), undecided('cards-on-a-table')];

  it('begin with the undecided rounds, the latest first, then the unseen ones', () => {
    expect(listOpenRounds(rounds).map(({ gameId }) => gameId)).toEqual([
      ...['cards-on-a-table', 'poker'],
      ...['reels', 'card'],
    ]);
  });

  it('have undecided rounds only, where only those are asked for', () => {
    expect(undecidedRounds(rounds).map(({ gameId }) => gameId)).toEqual(['poker', 'cards-on-a-table']);
  });
});
