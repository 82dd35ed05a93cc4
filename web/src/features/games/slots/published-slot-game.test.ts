import { describe, expect, it } from 'vitest';
import parSheet from '#content/catalog/par-sheets/hk-slots.json';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { canonicalMachine } from '#domain/games/slots/par-sheet';
import { exampleRound } from '../rounds/example-round';
import { machineOf, type PublishedSlotGame, slotRound } from './published-slot-game';
import { exampleFeature } from './rounds/example-round';

/** A published game in wire format: parsed from JSON, with the parts where the API puts them. */
function published(): PublishedSlotGame {
  const { id, version: _, stakes, ...machine } = hkSlots;
  const rules = { family: 'slots', ...machine };
  return JSON.parse(JSON.stringify({ id, stakes, rules, parSheet })) as PublishedSlotGame;
}

describe('machineOf', () => {
  it('returns the published machine with the same fingerprint', () => {
    expect(canonicalMachine(machineOf(published()))).toBe(canonicalMachine(hkSlots));
  });
});

describe('slotRound', () => {
  it('returns a slot round and throws for another family', () => {
    const round = exampleFeature([40]);

    expect(slotRound(round)).toBe(round);
    expect(() => slotRound(exampleRound())).toThrow('none of a slot machine');
  });
});
