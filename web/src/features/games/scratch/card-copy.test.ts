import { describe, expect, it } from 'vitest';
import { cardLabel, type CardMoment, fieldName, messageText, statusLabel } from './card-copy';
import { dragonScratch } from './dressings/dragon-scratch';
import { luckyTicket } from './dressings/lucky-ticket';
import type { ScratchRound } from './scratch-round';

const cells = ['koi', 'lantern', 'koi', 'teacup', 'koi', 'peony', 'bamboo', 'lantern', 'peony'];
const outcome: ScratchRound['outcome'] = {
  family: 'scratch',
  key: null,
  cells,
  winning: [0, 2, 4],
  multiple: 20,
  payout: 2_000,
};
const round = { coin: 'gold', stake: 100, payout: 2_000, outcome } as unknown as ScratchRound;

function moment(change: Partial<CardMoment> = {}): CardMoment {
  return {
    phase: 'showing',
    origin: 'pressed',
    round,
    opened: [],
    newest: (change.opened ?? []).slice(-1),
    found: [],
    cells: 9,
    blocker: null,
    ...change,
  };
}

describe('messageText of a card', () => {
  it('invites the player, or names the blocker', () => {
    const undrawn = moment({ phase: 'idle', origin: null, round: null });

    expect(messageText(undrawn, luckyTicket)).toBe('Choose a stake, then press Play.');
    expect(
      messageText({ ...undrawn, blocker: { reason: 'funds', text: 'Not enough Gold Coins.' } }, luckyTicket),
    ).toBe('Not enough Gold Coins.');
  });

  it('names the origin of a card', () => {
    expect(messageText(moment(), luckyTicket)).toBe('Scratch the ticket or tap a spot.');
    expect(messageText(moment({ origin: 'resumed' }), luckyTicket)).toBe(
      'Here is your ticket again. Scratch or tap it.',
    );
    expect(messageText(moment({ origin: 'repeated' }), luckyTicket)).toBe(
      'Here is your ticket again. Scratch or tap it.',
    );
    expect(messageText(moment({ origin: 'replayed' }), luckyTicket)).toBe('Replaying this ticket.');
  });

  it('says that a resumed card that is partly open was saved', () => {
    const left = moment({ origin: 'resumed', opened: [3, 4], newest: [] });

    expect(messageText(left, luckyTicket)).toBe('Your ticket is saved. Keep scratching.');
    expect(statusLabel(left, luckyTicket)).toBe('Your ticket is saved. Keep scratching.');
    expect(messageText({ ...left, newest: [4] }, luckyTicket)).toBe('2 of 9 revealed.');
  });

  it('says that a resumed card is fully open', () => {
    const left = moment({ origin: 'resumed', opened: [0, 1, 2, 3, 4, 5, 6, 7, 8], newest: [] });

    expect(messageText(left, luckyTicket)).toBe('Your ticket is fully revealed.');
  });

  it('does not reveal covered fields', () => {
    expect(messageText(moment({ opened: [0, 2] }), luckyTicket)).toBe('2 of 9 revealed.');
    expect(messageText(moment({ opened: [0, 2, 4], found: [0, 2, 4] }), luckyTicket)).toBe(
      '3 × Koi. 3 of 9 revealed.',
    );
  });

  it('states the result of the whole card', () => {
    expect(messageText(moment({ phase: 'idle', opened: [0] }), luckyTicket)).toBe(
      '3 × Koi. You won 2,000 GC.',
    );
  });

  it('marks a replayed card as shown again', () => {
    const again = moment({ phase: 'idle', origin: 'replayed', opened: [0] });

    expect(messageText(again, luckyTicket)).toBe('Replay: 3 × Koi. You won 2,000 GC.');
    expect(statusLabel(again, luckyTicket)).toBe('Replay: 3 × Koi. You won 2,000 GC.');
  });
});

describe('statusLabel of a card', () => {
  it('announces each field as it opens', () => {
    expect(statusLabel(moment({ opened: [3, 1] }), luckyTicket)).toBe('Spot 2: Lantern.');
    expect(statusLabel(moment({ opened: [0, 2, 4], found: [0, 2, 4] }), luckyTicket)).toBe(
      'Spot 5: Koi. 3 × Koi.',
    );
  });

  it('announces the last field, or all of them when they were opened at once', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];

    expect(statusLabel(moment({ opened: all }), luckyTicket)).toBe('Spot 9: Peony.');
    expect(statusLabel(moment({ opened: all, newest: [7, 8] }), luckyTicket)).toBe(
      'All 9 spots are revealed.',
    );
  });

  it('announces the result at the end, and nothing before there is a card', () => {
    expect(statusLabel(moment({ phase: 'idle' }), luckyTicket)).toBe('3 × Koi. You won 2,000 GC.');
    expect(statusLabel(moment({ round: null }), luckyTicket)).toBe('');
    expect(statusLabel(moment({ phase: 'requesting' }), luckyTicket)).toBe('');
  });

  it('announces the named treasure of a new card', () => {
    const named = { ...round, outcome: { ...outcome, key: 'jade-disc', cells: [], winning: [] } };

    expect(statusLabel(moment({ round: named }), dragonScratch)).toBe(
      'Scratch the card or tap a spot. Treasure to find: Jade disc.',
    );
  });
});

describe('fieldName', () => {
  it('is a number, with the symbol only once it is known', () => {
    expect(fieldName(null, 4, luckyTicket.atlas)).toBe('Spot 5');
    expect(fieldName(outcome, 4, luckyTicket.atlas)).toBe('Spot 5: Koi');
  });
});

describe('cardLabel', () => {
  it('names how much of the card is revealed, then its result', () => {
    const undrawn = moment({ phase: 'idle', origin: null, round: null });
    const ended = moment({ phase: 'idle', opened: cells.map((_, field) => field) });

    expect(cardLabel(undrawn, luckyTicket)).toBe('Your next ticket, 9 spots');
    expect(cardLabel(moment({ opened: [3, 4] }), luckyTicket)).toBe('Your ticket, 2 of 9 spots revealed');
    expect(cardLabel(ended, luckyTicket)).toBe('Your ticket: 3 × Koi. You won 2,000 GC.');
  });
});
