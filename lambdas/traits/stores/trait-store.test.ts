import { describe, expect, it } from 'vitest';
import { seenWith, traitKeptDays } from '#domain/player/shared-trait';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeTraits } from '#lambdas/fakes/traits';

const startedAt = new Date('2026-11-26T12:00:00Z');
const dayMs = 86_400_000;

/** Two accounts of one home, noted at the same time. */
async function setup() {
  const tables = createFakeTables();
  const clock = { now: startedAt };
  const { traits } = createFakeTraits(tables, () => clock.now);
  const name = await traits.nameOf({ kind: 'home', text: '12 98101' });
  const found = await traits.find(name);
  const shared = seenWith(seenWith(found, 'mei', startedAt), 'li', startedAt);
  const none = await traits.ofPlayer('mei');
  tables.commitNow([
    traits.replace(found, { ...shared, revision: 1 }, startedAt),
    traits.replaceOfPlayer(none, { ...none, names: [name], revision: 1 }, startedAt),
  ]);
  const passTo = (days: number) => (clock.now = new Date(startedAt.getTime() + days * dayMs));
  return { tables, traits, name, passTo, clock };
}

describe('createTraitStore', () => {
  it('finds a trait and the traits of a player until they expire', async () => {
    const { traits, name, passTo } = await setup();

    passTo(traitKeptDays.home - 1);

    expect((await traits.find(name)).holders.map(({ player }) => player)).toEqual(['mei', 'li']);
    expect(await traits.ofPlayer('mei')).toEqual({ player: 'mei', names: [name], revision: 1 });
    expect((await traits.awaiting({ limit: 10 })).traits).toHaveLength(1);
  });

  it('finds nothing of what has expired, though it is not deleted yet', async () => {
    const { traits, name, passTo } = await setup();

    passTo(traitKeptDays.home);

    expect(await traits.find(name)).toEqual({ name, holders: [], verdict: null, revision: 1 });
    expect(await traits.ofPlayer('mei')).toEqual({ player: 'mei', names: [], revision: 1 });
    expect((await traits.awaiting({ limit: 10 })).traits).toEqual([]);
  });

  it('writes a trait again that has expired and is not deleted yet', async () => {
    const { tables, traits, name, passTo, clock } = await setup();
    passTo(traitKeptDays.home);
    const expired = await traits.find(name);

    tables.commitNow([traits.replace(expired, seenWith(expired, 'ann', clock.now), clock.now)]);

    expect(await traits.find(name)).toMatchObject({ holders: [{ player: 'ann' }], revision: 2 });
  });
});
