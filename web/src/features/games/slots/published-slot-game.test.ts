import { describe, expect, it } from 'vitest';
import { rulesAnswer } from '#contracts/play/rules-answers';
import type { SlotMachine } from '#domain/games/slots/machine';
import { listMachines, listRetiredMachines } from '#domain/games/slots/machines';
import { canonicalMachine } from '#domain/games/slots/par-sheet';
import { slotGame } from '#domain/games/slots/slot-game';
import { exampleRound } from '../rounds/example-round';
import { machineOf, type PublishedSlotGame, slotRound } from './published-slot-game';
import { exampleFeature } from './rounds/example-round';

/** A published game in wire format: parsed from JSON, with the parts where the API puts them. */
function published(machine: SlotMachine): PublishedSlotGame {
  const { id, version, stakes } = machine;
  const rules = rulesAnswer(slotGame(machine));
  const parSheet = { family: 'slots', version };
  return JSON.parse(JSON.stringify({ id, stakes, rules, parSheet })) as PublishedSlotGame;
}

describe('machineOf', () => {
  it.each([...listMachines(), ...listRetiredMachines()].map((machine) => [machine.id, machine] as const))(
    'returns the published machine with the same fingerprint: %s',
    (_id, machine) => {
      expect(canonicalMachine(machineOf(published(machine)))).toBe(canonicalMachine(machine));
    },
  );
});

describe('slotRound', () => {
  it('returns a slot round and throws for another family', () => {
    const round = exampleFeature([40]);

    expect(slotRound(round)).toBe(round);
    expect(() => slotRound(exampleRound())).toThrow('none of a slot machine');
  });
});
