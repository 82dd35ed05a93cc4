import { describe, expect, it } from 'vitest';
import { nothingPlayed } from '../rounds/play-state';
import { type CardMoment, fieldName, messageText, statusLabel } from './card-copy';
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
  const state = { ...nothingPlayed, phase: 'showing' } as const;
  return {
    state,
    round,
    opened: [],
    newest: (change.opened ?? []).slice(-1),
    found: [],
    cells: 9,
    blocker: null,
    ...change,
  };
}

describe('the line under the card', () => {
  it('invites to play, or says what is missing', () => {
    const undrawn = moment({ state: nothingPlayed, round: null });

    expect(messageText(undrawn, luckyTicket)).toBe('Choose your stake and play a ticket.');
    expect(
      messageText({ ...undrawn, blocker: { reason: 'funds', text: 'Not enough Gold Coins.' } }, luckyTicket),
    ).toBe('Not enough Gold Coins.');
  });

  it('says how a card came to the table', () => {
    const state = moment().state;

    expect(messageText(moment(), luckyTicket)).toBe('Rub your ticket, or tap a field.');
    expect(messageText(moment({ state: { ...state, resumed: true } }), luckyTicket)).toBe(
      'Here is your ticket again. Rub it, or tap a field.',
    );
    expect(messageText(moment({ state: { ...state, kept: true } }), luckyTicket)).toBe(
      'Here is your ticket again. Rub it, or tap a field.',
    );
    expect(messageText(moment({ state: { ...state, replayed: true } }), luckyTicket)).toBe(
      'This ticket is shown once more.',
    );
  });

  it('says so of a card that came back half open', () => {
    const state = { ...moment().state, resumed: true };

    const left = moment({ state, opened: [3, 4], newest: [] });

    expect(messageText(left, luckyTicket)).toBe('Your ticket was kept as you left it. Rub on.');
    expect(statusLabel(left, luckyTicket)).toBe('Your ticket was kept as you left it. Rub on.');
    expect(messageText({ ...left, newest: [4] }, luckyTicket)).toBe('2 of 9 open.');
  });

  it('says that all of a card is open that came back so', () => {
    const state = { ...moment().state, resumed: true };

    const left = moment({ state, opened: [0, 1, 2, 3, 4, 5, 6, 7, 8], newest: [] });

    expect(messageText(left, luckyTicket)).toBe('All of your ticket is open.');
  });

  it('tells nothing of what is covered', () => {
    expect(messageText(moment({ opened: [0, 2] }), luckyTicket)).toBe('2 of 9 open.');
    expect(messageText(moment({ opened: [0, 2, 4], found: [0, 2, 4] }), luckyTicket)).toBe(
      '3 × Koi. 3 of 9 open.',
    );
  });

  it('says what the whole card came to', () => {
    const state = { ...nothingPlayed, phase: 'resting' } as const;

    expect(messageText(moment({ state, opened: [0] }), luckyTicket)).toBe('3 × Koi. You won 2,000 GC.');
  });

  it('is no news when the card comes from the history', () => {
    const again = moment({ state: { ...nothingPlayed, phase: 'resting', replayed: true }, opened: [0] });

    expect(messageText(again, luckyTicket)).toBe('Shown again: 3 × Koi. You won 2,000 GC.');
    expect(statusLabel(again, luckyTicket)).toBe('Shown again: 3 × Koi. You won 2,000 GC.');
  });
});

describe('what is read out', () => {
  it('is each field as it opens', () => {
    expect(statusLabel(moment({ opened: [3, 1] }), luckyTicket)).toBe('Field 2: Lantern.');
    expect(statusLabel(moment({ opened: [0, 2, 4], found: [0, 2, 4] }), luckyTicket)).toBe(
      'Field 5: Koi. 3 × Koi.',
    );
  });

  it('is the last field too, and only that all are open when they were opened at once', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];

    expect(statusLabel(moment({ opened: all }), luckyTicket)).toBe('Field 9: Peony.');
    expect(statusLabel(moment({ opened: all, newest: [7, 8] }), luckyTicket)).toBe('All 9 fields are open.');
  });

  it('is the result at the end, and nothing before there is a card', () => {
    const resting = { ...nothingPlayed, phase: 'resting' } as const;

    expect(statusLabel(moment({ state: resting }), luckyTicket)).toBe('3 × Koi. You won 2,000 GC.');
    expect(statusLabel(moment({ round: null }), luckyTicket)).toBe('');
    expect(statusLabel(moment({ state: { ...resting, phase: 'asking' } }), luckyTicket)).toBe('');
  });

  it('is the named treasure when the card comes', () => {
    const named = { ...round, outcome: { ...outcome, key: 'jade-disc', cells: [], winning: [] } };

    expect(statusLabel(moment({ round: named }), dragonScratch)).toBe(
      'Rub your card, or tap a field. The treasure to find: Jade disc.',
    );
  });
});

describe('fieldName', () => {
  it('is a number, and the symbol only where it may be told', () => {
    expect(fieldName(null, 4, luckyTicket.atlas)).toBe('Field 5');
    expect(fieldName(outcome, 4, luckyTicket.atlas)).toBe('Field 5: Koi');
  });
});
