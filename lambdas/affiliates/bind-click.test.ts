import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakePlayers } from '#lambdas/fakes/players';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { bindClick } from './bind-click';

const code = affiliateCode(7);

/** Ann joined today, and followed two links of Mei's. */
function setup() {
  const stores = createFakeWallets();
  const { tables } = stores;
  const { affiliates, commissions, clicks } = createFakeAffiliates(tables);
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const application = { site: '', channels: [], audience: '', taxCountry: 'US', termsVersion: '2026-11' };
  const place = { player: 'mei', application, requestedAt: clock.now, decidedAt: clock.now, reason: null };
  const link = { code, affiliate: 'mei', name: 'Blog', createdAt: clock.now, closedAt: null, revision: 0 };
  tables.commitNow([
    affiliates.save(undefined, { ...place, state: 'approved', suspensions: [], revision: 0 }),
    ...affiliates.addLink(link),
    ...['one', 'other'].map((id) => {
      const click = { id, affiliate: 'mei', link: code, at: clock.now, network: null };
      return clicks.count(click, { visitor: id, addressHash: id, isNew: false }).click;
    }),
  ]);
  const common = {
    ...stores,
    affiliates,
    commissions,
    players: createFakePlayers([], tables).players,
    traits: createFakeTraits(tables).traits,
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    log: () => undefined,
    now: () => clock.now,
    rules: defaultRules,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const dependencies = {
    ...common,
    loadOrOpen: (player: string) =>
      loadOrOpenWallet(common, player, async () => ({
        player,
        email: `${player}@jade.test`,
        isEmailVerified: true,
      })),
  };
  const bind = (click: string, key: string) =>
    bindClick(dependencies, { player: 'ann', clickId: click, key });
  return { clock, bind, commissions };
}

describe('bindClick', () => {
  it('returns the first binding to a repeated key, and to the same click under another key', async () => {
    const { clock, bind } = setup();
    const boundAt = clock.now;
    const first = await bind('one', 'k');
    clock.now = new Date('2026-11-21T12:01:00Z');

    expect([first, await bind('one', 'k'), await bind('one', 'l')]).toEqual([
      { boundAt },
      { boundAt },
      { boundAt },
    ]);
  });

  it('refuses another click as already bound, and a key that another click used', async () => {
    const { bind, commissions } = setup();
    await bind('one', 'k');

    expect(await bind('other', 'l')).toEqual({ code: 'affiliates/already-bound' });
    expect(await bind('other', 'k')).toEqual({ code: 'idempotency/key-reused' });
    expect((await commissions.attribution('ann'))?.click.id).toBe('one');
  });

  it('binds one of two clicks that arrive at the same time', async () => {
    const { bind } = setup();

    const answers = await Promise.all([bind('one', 'k'), bind('other', 'l')]);

    expect(answers.filter((each) => 'boundAt' in each)).toHaveLength(1);
    expect(answers).toContainEqual({ code: 'affiliates/already-bound' });
  });
});
