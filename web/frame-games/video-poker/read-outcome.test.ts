import { describe, expect, it } from 'vitest';
import { jacksOrBetter } from '#domain/games/video-poker/jacks-or-better';
import { videoPokerGame } from '#domain/games/video-poker/video-poker-game';
import { readOutcome, readPayTable } from './read-outcome';

function outcomeOf(decisions: readonly string[]) {
  const round = videoPokerGame(jacksOrBetter).play(
    { below: () => 0 },
    { stake: 100, choice: null, decisions },
  );
  if ('code' in round) throw new Error(round.code);
  return round.outcome;
}

describe('readOutcome', () => {
  it('reads the outcome before and after the decision', () => {
    for (const decisions of [[], ['hold 01101']]) {
      const outcome = outcomeOf(decisions);

      expect(readOutcome(JSON.parse(JSON.stringify(outcome)))).toEqual(outcome);
    }
  });

  it.each<[string, object]>([
    ['another family', { family: 'blackjack' }],
    ['four cards', { dealt: ['As', 'Ks', 'Qs', 'Js'] }],
    ['a card that is none', { dealt: ['As', 'Ks', 'Qs', 'Js', '1s'] }],
    ['marks that are none', { held: [1, 0, 1, 0, 1] }],
    ['a hand in words', { hand: 'royal' }],
    ['a rank that is none', { rank: 'five-of-a-kind' }],
  ])('throws for %s', (_, change) => {
    expect(() => readOutcome({ ...outcomeOf(['hold 01101']), ...change })).toThrow(TypeError);
  });
});

describe('readPayTable', () => {
  it('lists the highest rank first', () => {
    const rows = readPayTable({ family: 'video-poker', deck: [], payTable: jacksOrBetter.payTable });

    expect(rows[0]).toEqual({ rank: 'royal-flush', pays: 800 });
    expect(rows.at(-1)).toEqual({ rank: 'jacks-or-better', pays: 1 });
    expect(rows).toHaveLength(9);
  });

  it.each([
    { family: 'wheel', segments: [] },
    { family: 'video-poker' },
    { family: 'video-poker', payTable: { flush: 5 } },
  ])('throws for %j', (rules) => {
    expect(() => readPayTable(rules)).toThrow(TypeError);
  });
});
