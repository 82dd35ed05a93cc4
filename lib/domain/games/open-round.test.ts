import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import {
  listOpenRounds,
  noOpenRounds,
  type OpenRound,
  type OpenRounds,
  openRoundsAfter,
  openRoundsAfterSeeing,
  roundBefore,
  roundToContinue,
  type UndecidedRound,
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

/** Plays, decides or sees as the API does: a blocked press changes nothing, one in the game of the undecided round decides. */
function pressed(rounds: OpenRounds, press: Press, id: string): OpenRounds {
  const { gameId } = press;
  if (press.act === 'see') {
    const found = rounds.unseen.find((each) => each.gameId === gameId);
    return (found && openRoundsAfterSeeing(rounds, found)) ?? rounds;
  }
  const before = roundBefore(rounds, gameId);
  const isDecision = before?.awaits === 'decision' && before.gameId === gameId;
  if (before && !isDecision) return rounds;
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

  it('never block another game with an unseen round', () => {
    afterPresses(({ unseen: seen }) => {
      const settled = { undecided: null, unseen: seen };
      for (const gameId of games) {
        const before = roundBefore(settled, gameId);
        expect(before?.gameId ?? gameId).toBe(gameId);
      }
    });
  });

  it('block every game with an undecided round, so that its nonce stays the last', () => {
    afterPresses((rounds) => {
      if (!rounds.undecided) return;
      for (const gameId of games) expect(roundBefore(rounds, gameId)).toBe(rounds.undecided);
    });
  });

  it('continue the round of the game itself first', () => {
    afterPresses((rounds) => {
      for (const gameId of games) {
        const own = listOpenRounds(rounds).find((each) => each.gameId === gameId);
        expect(roundToContinue(rounds, gameId)).toBe(own ?? rounds.undecided);
      }
    });
  });
});

describe('openRoundsAfter', () => {
  it('throws when the undecided round of another game would be passed', () => {
    const rounds = { undecided: undecided('poker'), unseen: [] };

    expect(() => openRoundsAfter(rounds, 'reels', null)).toThrow('cannot pass the undecided round');
  });
});

describe('openRoundsAfterSeeing', () => {
  const rounds = { undecided: undecided('poker'), unseen: [unseen('card'), unseen('reels')] };

  it('removes the round and keeps all others', () => {
    expect(openRoundsAfterSeeing(rounds, unseen('card'))).toEqual({ ...rounds, unseen: [unseen('reels')] });
  });

  it.each([
    ['another round of the game', unseen('card', 'earlier')],
    ['a round under the name of another game', { ...unseen('card'), gameId: 'reels' }],
    ['an undecided round', { gameId: 'poker', id: 'poker-round' }],
  ])('returns null for %s', (_case, round) => {
    expect(openRoundsAfterSeeing(rounds, round)).toBeNull();
  });
});

describe('listOpenRounds', () => {
  it('lists the undecided round first, then the latest unseen round', () => {
    const rounds = { undecided: undecided('poker'), unseen: [unseen('card'), unseen('reels')] };

    expect(listOpenRounds(rounds).map(({ gameId }) => gameId)).toEqual(['poker', 'reels', 'card']);
  });
});
