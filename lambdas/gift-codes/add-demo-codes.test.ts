import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeGiftCodes } from '#lambdas/fakes/gift-codes';
import { addDemoCodes } from './add-demo-codes';
import { openSeal } from './seal-fixture';

const pools = [{ product: 'coffee', codes: 3 }];

function setup() {
  const tables = createFakeTables();
  const { giftCodes, stored } = createFakeGiftCodes(tables);
  const { audit, audited } = createFakeAudit(tables);
  const seal = openSeal();
  const add = addDemoCodes({
    giftCodes,
    audit,
    commitTogether: tables.commitTogether,
    sealOfCodes: async () => seal,
    pause: async () => undefined,
    now: () => new Date('2026-11-26T12:00:00Z'),
  });
  return { add, stored, audited, seal };
}

describe('addDemoCodes', () => {
  it('fills each pool with encrypted codes that say that they are for demonstration', async () => {
    const { add, stored, audited, seal } = setup();

    expect(await add({ pools })).toEqual({ added: 3 });

    const texts = stored.codes.values().map(({ product, sealed }) => seal.open(product, sealed));
    expect(texts.sort()).toEqual(['DEMO-COFFEE-0001', 'DEMO-COFFEE-0002', 'DEMO-COFFEE-0003']);
    expect(audited).toMatchObject([{ act: 'gift-codes-added', actor: 'demo-data', detail: { codes: 3 } }]);
  });

  it('adds nothing when repeated', async () => {
    const { add, stored } = setup();
    await add({ pools });

    expect(await add({ pools })).toEqual({ added: 0 });
    expect(stored.codes.values()).toHaveLength(3);
  });

  it('refuses an event that is no list of pools', async () => {
    await expect(setup().add({ pools: [{ product: 'coffee', codes: 0 }] })).rejects.toThrow('codes');
  });

  it('accepts the pools of the repository: 20 codes for each seeded gift card but one', async () => {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(new URL(`../../content/seed/${name}.json`, import.meta.url), 'utf8'));
    const cards = (read('products') as { id: string; category: string }[])
      .filter(({ category }) => category === 'gifts')
      // An order of the demo history waits for a code of this one.
      .filter(({ id }) => id !== 'book-card-25')
      .map(({ id }) => ({ product: id, codes: 20 }));

    expect(read('gift-codes')).toEqual(cards);
    expect(await setup().add({ pools: read('gift-codes') })).toEqual({ added: cards.length * 20 });
  });
});
