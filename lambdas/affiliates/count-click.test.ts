import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { programRules } from '#domain/affiliates/affiliate-rules';
import { addMetrics } from '#domain/affiliates/metrics';
import type { AffiliateState } from '#domain/affiliates/program';
import type { LocalDay } from '#domain/player/local-day';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { countClick } from './count-click';

const code = affiliateCode(7);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const always = { from: '2026-01-01' as LocalDay, to: '2027-12-31' as LocalDay };

function setup(state: AffiliateState = 'approved') {
  const tables = createFakeTables();
  const memory = createFakeAffiliates(tables);
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const application = { site: '', channels: [], audience: '', taxCountry: 'US', termsVersion: '2026-11' };
  const place = { player: 'mei', application, state, requestedAt: clock.now, decidedAt: null, reason: null };
  const link = { code, affiliate: 'mei', name: 'Blog', createdAt: clock.now, closedAt: null, revision: 0 };
  tables.commitNow([
    memory.affiliates.save(undefined, { ...place, suspensions: [], revision: 0 }),
    ...memory.affiliates.addLink(link),
  ]);
  const dependencies = {
    ...memory,
    traits: createFakeTraits(tables).traits,
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    now: () => clock.now,
    makeSalt: () => 'salt',
  };
  const click = (visitor: string, { address = '192.0.2.1', userAgent = firefox, as = code as string } = {}) =>
    countClick(dependencies, { code: as, visitor }, { address, userAgent });
  const counted = async () => {
    const rows = await memory.commissions.metricsOf('mei', always);
    const { clicks, visitors } = addMetrics(...rows.map(({ metrics }) => metrics));
    return { clicks, visitors };
  };
  const close = () =>
    tables.commitNow([memory.affiliates.replaceLink(link, { ...link, closedAt: clock.now, revision: 1 })]);
  return { memory, clock, click, counted, close };
}

describe('countClick', () => {
  it('counts a click per visitor and day, and each visitor as new once', async () => {
    const { clock, click, counted } = setup();

    const first = await click('ann');
    const again = await click('ann');
    await click('ben');
    clock.now = new Date('2026-11-22T00:00:01Z');
    const next = await click('ann');

    expect(again?.id).toBe(first?.id);
    expect(next?.id).not.toBe(first?.id);
    expect(await counted()).toEqual({ clicks: 3, visitors: 2 });
  });

  it('counts a visitor as new again once the visit has expired, though it is not deleted yet', async () => {
    const { clock, click, counted } = setup();
    await click('ann');

    clock.now = new Date(clock.now.getTime() + programRules.rememberedDays * 86_400_000);
    await click('ann');

    expect(await counted()).toEqual({ clicks: 2, visitors: 2 });
  });

  it('ignores robots and an empty user agent', async () => {
    const { click, counted } = setup();
    const robots = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.5.0',
      '',
    ];

    for (const userAgent of robots) expect(await click(`visitor of ${userAgent}`, { userAgent })).toBeNull();

    expect(await counted()).toEqual({ clicks: 0, visitors: 0 });
  });

  it('limits the clicks a day of one address, and still counts other addresses', async () => {
    const { click, counted, memory } = setup();

    for (let each = 0; each < 200; each += 1) await click(`flood ${each}`);
    const other = await click('somebody else', { address: '192.0.2.2' });

    expect(other).not.toBeNull();
    expect((await counted()).clicks).toBe(programRules.clicksADay + 1);
    expect(JSON.stringify(memory.tables.items('affiliates'))).not.toContain('192.0.2');
  });

  it.each(['requested', 'rejected', 'suspended'] as const)(
    'ignores links of a %s affiliate',
    async (state) => {
      expect(await setup(state).click('ann')).toBeNull();
    },
  );

  it('ignores closed and unknown links', async () => {
    const { click, close } = setup();
    close();

    expect([
      await click('ann'),
      await click('ann', { as: '222222' }),
      await click('ann', { as: 'K7QMX2PA' }),
    ]).toEqual([null, null, null]);
  });
});
