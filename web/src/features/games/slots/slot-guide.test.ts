import { describe, expect, it } from 'vitest';
import { rulesAnswer } from '#contracts/play/rules-answers';
import { listMachines } from '#domain/games/slots/machines';
import { slotGame } from '#domain/games/slots/slot-game';
import { hkSlotsAtlas } from '../hk-slots/atlas';
import type { PublishedSlotGame } from './published-slot-game';
import { slotGuide } from './slot-guide';

const dressing = { atlas: hkSlotsAtlas, art: { panel: '/panel.svg', frame: '/frame.svg' } };

describe('slotGuide', () => {
  it.each(listMachines())('has the pay table, and lines where $id has some', (machine) => {
    const { id, version, stakes } = machine;
    const rules = rulesAnswer(slotGame(machine));
    const wire = JSON.stringify({ id, stakes, rules, parSheet: { family: 'slots', version } });

    const { tabs, odds } = slotGuide(JSON.parse(wire) as PublishedSlotGame, dressing, {
      coin: 'gold',
      stake: 100,
    });

    const expected = machine.lines.length > 0 ? ['pays', 'lines'] : ['pays'];
    expect(tabs.map((tab) => tab.id)).toEqual(expected);
    expect(odds).toBeDefined();
  });
});
