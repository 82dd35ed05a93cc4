import { describe, expect, it } from 'vitest';
import { fields } from '#domain/games/roulette/fields';
import { roulette } from '#domain/games/roulette/roulette-game';
import { fieldName } from '../felt/field-names';
import {
  betLabel,
  chipCopy,
  fieldCopy,
  notSpunMessage,
  raiseCopy,
  refusalMessage,
  roundAnnouncement,
  roundLabel,
  tableLabel,
  withNeighbors,
} from './copy';
import { neighborFields } from './neighbors';
import { readOutcome, readRules } from './rules';

const gold = { coin: 'gold', locale: 'en-US' } as const;
const sweeps = { coin: 'sweeps', locale: 'en-US' } as const;
const rules = readRules(roulette.rules);
const red = fields.find(({ id }) => id === 'red')!.pockets;
const named = (id: string) => fields.find((field) => field.id === id)!;

function roundOn(choice: string, stake: number, pocket: number) {
  const { outcome, payout } = playedOn(choice, stake, pocket);
  return roundLabel(readOutcome(outcome), payout, rules, red, gold);
}

function announcedOn(choice: string, stake: number, pocket: number) {
  return roundAnnouncement(readOutcome(playedOn(choice, stake, pocket).outcome), rules, red);
}

function playedOn(choice: string, stake: number, pocket: number) {
  const round = roulette.play({ below: () => pocket }, { stake, choice, decisions: [] });
  if ('code' in round || round.payout === null) throw new Error(choice);
  return { outcome: round.outcome, payout: round.payout };
}

describe('field names', () => {
  it('are unique', () => {
    expect(new Set(fields.map(fieldName)).size).toBe(fields.length);
  });

  it.each([
    ['straight-0', 'Number 0'],
    ['split-17-20', 'Split 17 and 20'],
    ['corner-16', 'Corner 16, 17, 19, 20'],
    ['dozen-1', 'First dozen, 1 to 12'],
    ['dozen-3', 'Third dozen, 25 to 36'],
    ['column-2', 'Second column, 2 to 35'],
    ['high', '19 to 36'],
  ])('are readable: %s', (id, name) => {
    expect(fieldName(named(id))).toBe(name);
  });

  it('include the payout of the field and its chips', () => {
    expect(fieldCopy(named('red'), rules, 0, gold)).toBe('Red, pays 2 times');
    expect(fieldCopy(named('street-4'), rules, 1_500, gold)).toBe(
      'Street 4 to 6, pays 12 times, 1,500 GC on it',
    );
  });
});

describe('chip copy', () => {
  it('says which chips are above what is left of the balance', () => {
    expect(chipCopy(500, 500, gold)).toBe('Chip of 500');
    expect(chipCopy(500, 300, gold)).toBe('Chip of 500, above your balance');
  });
});

describe('the message of a wheel that did not spin', () => {
  it('says what the site gave as the reason for a refusal', () => {
    const message = 'Not enough GC. You need 200 more.';

    expect(notSpunMessage({ refused: 'refused', message })).toBe(
      'Not enough GC. You need 200 more. Your chips are still on the table.',
    );
  });

  it('leaves out the reasons that are meant for the game alone', () => {
    expect(notSpunMessage({ refused: 'busy', message: 'A round is under way.' })).toBe(
      'The wheel did not spin. Your chips are still on the table.',
    );
  });
});

describe('neighbor copy', () => {
  it('names the numbers of a neighbor bet in the order of the wheel', () => {
    expect(betLabel(neighborFields(named('straight-0'), fields))).toBe('3, 26, 0, 32, 15.');
    expect(betLabel([named('red')])).toBe('');
  });

  it('adds the four numbers beside one on the wheel to the name of that number only', () => {
    expect(withNeighbors('Number 17', named('straight-17'))).toBe('Number 17; with 2, 25, 34, 6');
    expect(withNeighbors('Red', named('red'))).toBe('Red');
  });
});

describe('round copy', () => {
  it('states the number and the payout of each field', () => {
    expect(roundOn('black 200, straight-17 100', 300, 17)).toBe(
      '17, black. Black pays 400 GC, Number 17 pays 3,600 GC. Total 4,000 GC.',
    );
    expect(roundOn('red 200', 200, 32)).toBe('32, red. Red pays 400 GC.');
    expect(roundOn('red 200', 200, 0)).toBe('Zero. None of your bets won.');
  });

  it('stays short when many fields win', () => {
    const choice = 'black 100, column-2 100, dozen-2 100, low 100, odd 100, straight-17 100';

    expect(roundOn(choice, 600, 17)).toMatch(/, and 2 more\. Total [\d,]+ GC\.$/);
    expect(announcedOn(choice, 600, 17)).toMatch(/^17, black\. Winning bets: .*, and 2 more\.$/);
  });

  it('leaves the amount to the announcement of the site', () => {
    expect(announcedOn('black 200, straight-17 100', 300, 17)).toBe(
      '17, black. Winning bets: Black, Number 17.',
    );
    expect(announcedOn('red 200', 200, 32)).toBe('32, red. Winning bet: Red.');
    expect(announcedOn('red 200', 200, 0)).toBe('Zero. None of your bets won.');
  });
});

describe('limit copy', () => {
  it('warns that opposite fields do not count as Sweeps Coins playthrough', () => {
    const hedged = 'Total stake: 2.40 SC. Chips on more than 24 numbers do not count toward playthrough.';

    expect(tableLabel({ red: 120, black: 120 }, 0, rules, sweeps)).toBe(hedged);
    expect(tableLabel({ red: 100, black: 100 }, 0, rules, gold)).toBe('Total stake: 200 GC.');
    expect(tableLabel({ red: 120 }, 0, rules, sweeps)).toBe('Total stake: 1.20 SC.');
    expect(tableLabel({}, 0, rules, sweeps)).toBe('No chips on the table.');
  });

  it('states the missing coins instead, before the chips are staked', () => {
    expect(tableLabel({ red: 120, black: 120 }, 40, rules, sweeps)).toBe(
      'Total stake: 2.40 SC. You need 0.40 SC more.',
    );
    expect(tableLabel({ red: 500 }, 100, rules, gold)).toBe('Total stake: 500 GC. You need 100 GC more.');
  });

  it('states limits in coins', () => {
    const limits = { most: 500, mostFields: 20 };

    expect(refusalMessage('too-much', limits, rules, sweeps)).toBe('You can stake up to 5.00 SC per round.');
    expect(refusalMessage('too-many-fields', limits, rules, gold)).toContain('20 fields');
  });

  it("points to the player's own limit where it is below the table's", () => {
    const limits = { most: 2_000, mostFields: 20 };

    expect(refusalMessage('too-much', limits, rules, gold)).toBe(
      'Your limit is 2,000 GC per spin. Raise “Spin limit” below the table.',
    );
  });

  it('states why bets were neither halved nor doubled', () => {
    const limits = { most: 2_000, mostFields: 20 };

    expect(refusalMessage('nothing-to-halve', limits, rules, gold)).toBe(
      'Each bet is already as low as the table allows.',
    );
    expect(refusalMessage('above-balance', limits, rules, gold)).toBe(
      'Your balance does not cover twice these bets.',
    );
  });

  it.each([
    [null, 'Max bets'],
    ['nothing-there', 'Max bets, no chips to raise'],
    ['above-balance', 'Max bets, above your balance'],
    ['too-much', 'Max bets, above your limit'],
  ] as const)('says in the name of Max why it raises no bets: %s', (refusal, name) => {
    expect(raiseCopy(refusal)).toBe(name);
  });

  it('throws for the rules and outcomes of another game', () => {
    expect(() => readRules({ family: 'blackjack' })).toThrow(TypeError);
    expect(() => readOutcome({ family: 'blackjack', hands: [] })).toThrow(TypeError);
  });
});
