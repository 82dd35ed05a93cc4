import { describe, expect, it } from 'vitest';
import parSheet from '#content/catalogue/par-sheets/hk-slots.json';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { canonicalMachine } from '#domain/games/slots/par-sheet';
import { machineOf, type PublishedSlotGame } from './published-slot-game';

/** As it comes over the wire: through JSON, and with the parts where the API puts them. */
function published(): PublishedSlotGame {
  const { id, version: _, stakes, ...machine } = hkSlots;
  return JSON.parse(JSON.stringify({ id, stakes, machine, parSheet })) as PublishedSlotGame;
}

describe('machineOf', () => {
  it('is the very machine that was published, down to its fingerprint', () => {
    expect(canonicalMachine(machineOf(published()))).toBe(canonicalMachine(hkSlots));
  });
});
