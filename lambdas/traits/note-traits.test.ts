import { describe, expect, it } from 'vitest';
import { mostTraitsOfKind, type TraitKind } from '#domain/player/shared-trait';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { noteTraits } from './note-traits';

function setup() {
  const tables = createFakeTables();
  const clock = { now: new Date('2026-11-25T12:00:00Z') };
  const dependencies = {
    ...createFakeTraits(tables),
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    now: () => clock.now,
  };
  const { traits } = dependencies;
  const note = (player: string, kind: TraitKind, ...texts: string[]) =>
    noteTraits(
      dependencies,
      player,
      texts.map((text) => ({ kind, text })),
    );
  const has = async (player: string, kind: TraitKind, text: string) =>
    (await traits.ofPlayer(player)).names.includes(await traits.nameOf({ kind, text }));
  return { clock, traits, note, has };
}

const others = Array.from({ length: mostTraitsOfKind }, (_each, index) => `other ${index}`);

describe('noteTraits', () => {
  it('keeps the traits of one kind however many of another follow', async () => {
    const { traits, note, has } = setup();
    await note('mei', 'card', 'c');

    for (const kind of ['home', 'person', 'device'] as const) await note('mei', kind, ...others, 'last');

    expect(await has('mei', 'card', 'c')).toBe(true);
    expect((await traits.ofPlayer('mei')).names).toHaveLength(1 + 3 * mostTraitsOfKind);
  });

  it('drops the least recently seen trait of a full kind that no other account has', async () => {
    const { note, has } = setup();
    await note('ann', 'home', 'shared');
    await note('mei', 'home', 'shared', ...others.slice(1));

    await note('mei', 'home', 'one', 'two');

    const kept = await Promise.all(['shared', 'other 1', 'other 2', 'other 3', 'one', 'two'].map(isKept));
    expect(kept).toEqual([true, false, false, true, true, true]);

    function isKept(text: string) {
      return has('mei', 'home', text);
    }
  });

  it('drops a shared trait of a full kind once its sighting has expired', async () => {
    const { clock, note, has } = setup();
    for (const player of ['ann', 'mei']) await note(player, 'network', ...others);
    await note('mei', 'network', 'not kept, because all others are shared');
    expect(await has('mei', 'network', 'not kept, because all others are shared')).toBe(false);

    clock.now = new Date('2027-01-25T12:00:00Z');
    await note('mei', 'network', 'new');

    expect(await has('mei', 'network', 'new')).toBe(true);
  });

  it('names a trait in the account of a holder whom the trait itself no longer records', async () => {
    const { traits, note, has } = setup();
    for (const player of others) await note(player, 'home', 'a parcel shop');

    await note('mei', 'home', 'a parcel shop');

    const name = await traits.nameOf({ kind: 'home', text: 'a parcel shop' });
    expect((await traits.find(name)).holders.map(({ player }) => player)).not.toContain('mei');
    expect(await has('mei', 'home', 'a parcel shop')).toBe(true);
  });
});
