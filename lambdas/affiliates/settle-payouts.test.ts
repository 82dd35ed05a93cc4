import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { programRules } from '#domain/affiliates/affiliate-rules';
import { type CommissionAccrual, commissionAccrual } from '#domain/affiliates/commission';
import { noPayoutDetails } from '#domain/affiliates/payout-details';
import type { SettledMonth } from '#domain/affiliates/settlement';
import { addDays, type LocalDay } from '#domain/player/local-day';
import type { TraitKind } from '#domain/player/shared-trait';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { createFakeUsers } from '#lambdas/fakes/users';
import { noteTraits } from '#lambdas/traits/note-traits';
import { commissionLeft, findMatches, judgeMatch } from './affiliate-matches';
import { reviewTaxForm } from './change-payout-details';
import { decideAbout } from './review-affiliates';
import { payStatement, runPayouts } from './settle-payouts';

const month = (text: string) => text as SettledMonth;

async function setup() {
  const tables = createFakeTables();
  const { audit, audited } = createFakeAudit(tables);
  const users = createFakeUsers(tables);
  const memory = createFakeAffiliates(tables);
  const clock = { now: new Date('2026-10-01T12:00:00Z') };
  let sequence = 1;
  const { traits } = createFakeTraits(tables);
  const dependencies = {
    traits,
    ...users,
    ...memory,
    audit,
    pause: async () => undefined,
    now: () => clock.now,
    commitTogether: tables.commitTogether,
  };
  const application = { site: '', channels: [], audience: '', taxCountry: 'US', termsVersion: '2026-11' };
  const pendingPlace = { application, state: 'requested', requestedAt: clock.now, decidedAt: null } as const;
  for (const player of ['mei', 'lee']) {
    users.listed.set(player, {
      player,
      username: `of ${player}`,
      email: null,
      isEmailVerified: true,
      status: 'CONFIRMED',
    });
    tables.commitNow([
      memory.affiliates.save(undefined, {
        ...pendingPlace,
        player,
        reason: null,
        suspensions: [],
        revision: 0,
      }),
    ]);
    await decideAbout(dependencies, {
      affiliate: player,
      decision: 'approve',
      reason: null,
      actor: 'ada',
      key: 'first',
    });
    const details = memory.affiliates.savePayoutDetails(noPayoutDetails(player), {
      affiliate: player,
      method: { kind: 'paypal', email: `${player}@harbor.test` },
      methodSince: null,
      taxForm: { form: 'w-9', state: 'received', since: clock.now },
      revision: 1,
    });
    tables.commitNow([details]);
  }
  /** An accrual that falls due on a day; a refund is due with its purchase, or at once if that day is over. */
  const bring = (
    affiliate: string,
    dueOn: string,
    cents: number,
    {
      kind = 'purchase',
      refunded = null,
    }: { kind?: 'purchase' | 'redemption' | 'refund'; refunded?: CommissionAccrual | null } = {},
  ) => {
    const heldDays = kind === 'refund' ? 0 : programRules.heldDays;
    const at = new Date(`${addDays(dueOn as LocalDay, -heldDays)}T12:00:00Z`);
    const commissionEvent = {
      player: 'ann',
      sequence: (sequence += 1),
      at,
      kind,
      cents,
      purchase: null,
      order: null,
    };
    const click = { id: 'click', affiliate, link: affiliateCode(1), at, network: null };
    const facts = { state: 'TX', exclusion: null, isFirstPurchase: false, heldDays, refunded, undone: null };
    const line = commissionAccrual(commissionEvent, { click }, { ...facts, reckonedAt: at });
    tables.commitNow(memory.commissions.writeAccrual(line, refunded));
    return line;
  };
  const run = async (of: string) => {
    const made = await runPayouts(dependencies, { month: month(of), after: undefined, actor: 'ada' });
    return 'code' in made ? made : Object.fromEntries(made.items.map((each) => [each.affiliate, each]));
  };
  const pay = (affiliate: string, of: string, reference: string) =>
    payStatement(dependencies, { affiliate, month: month(of), reference, actor: 'ada' });
  /** Gives an affiliate and a referred player a trait in common. */
  const share = async (affiliate: string, player: string, kind: TraitKind) => {
    const click = { id: `of ${player}`, affiliate, link: affiliateCode(1), at: clock.now, network: null };
    tables.commitNow(
      memory.commissions.bind({ player, click, boundAt: clock.now, sequence: 1, firstPurchase: null }),
    );
    const trait = { kind, text: `${affiliate} ${player}` };
    for (const each of [affiliate, player]) await noteTraits(dependencies, each, [trait]);
  };
  let keys = 0;
  const judge = (
    affiliate: string,
    player: string,
    verdict: 'self-referral' | 'unrelated',
    key = `key ${(keys += 1)}`,
  ) => judgeMatch(dependencies, { affiliate, player, verdict, actor: 'ada', key });
  return { tables, memory, share, judge, users, audited, clock, bring, run, pay, dependencies };
}

describe('decideAbout', () => {
  it('keeps the group in step with the decision, and audits a repeat once', async () => {
    const { users, audited, dependencies } = await setup();
    expect(users.groups.get('of mei')).toEqual(['AFFILIATES']);
    users.groups.clear();

    const approve = { affiliate: 'mei', decision: 'approve', reason: null, actor: 'ada', key: 'k' } as const;
    await decideAbout(dependencies, approve);
    expect(users.groups.get('of mei')).toEqual(['AFFILIATES']);
    await decideAbout(dependencies, { ...approve, decision: 'suspend', reason: 'spam', key: 'l' });

    expect(users.groups.get('of mei')).toEqual([]);
    expect(audited.map(({ act }) => act)).toEqual([
      'affiliate-approved',
      'affiliate-approved',
      'affiliate-suspended',
    ]);
  });
});

describe('a repeated request', () => {
  const suspend = { affiliate: 'mei', decision: 'suspend', reason: 'spam', actor: 'ada', key: 'k' } as const;

  it('does not suspend again an affiliate whom another admin reinstated since', async () => {
    const { users, audited, dependencies } = await setup();
    await decideAbout(dependencies, suspend);
    await decideAbout(dependencies, {
      affiliate: 'mei',
      decision: 'resume',
      reason: null,
      actor: 'omar',
      key: 'k',
    });
    const { length } = audited;

    const repeated = await decideAbout(dependencies, suspend);

    expect(repeated).toMatchObject({ state: 'approved' });
    expect([users.groups.get('of mei'), audited.length]).toEqual([['AFFILIATES'], length]);
  });

  it('is refused for another decision under the same key', async () => {
    const { dependencies } = await setup();
    await decideAbout(dependencies, suspend);

    const reused = await decideAbout(dependencies, { ...suspend, decision: 'resume', reason: null });

    expect(reused).toEqual({ code: 'idempotency/key-reused' });
  });

  it('does not replace the verdict that another admin gave since', async () => {
    const { memory, share, judge, dependencies } = await setup();
    await share('mei', 'ann', 'home');
    await judge('mei', 'ann', 'unrelated', 'k');
    await judgeMatch(dependencies, {
      affiliate: 'mei',
      player: 'ann',
      verdict: 'self-referral',
      actor: 'omar',
      key: 'k',
    });

    expect(await judge('mei', 'ann', 'unrelated', 'k')).toBeUndefined();
    expect(await judge('mei', 'ann', 'self-referral', 'k')).toEqual({ code: 'idempotency/key-reused' });
    expect((await memory.affiliates.verdictOn('mei', 'ann'))?.verdict).toBe('self-referral');
  });

  it('reverses nothing by the verdict that another admin gave since', async () => {
    const { bring, share, judge, audited, dependencies } = await setup();
    await share('mei', 'ann', 'home');
    await judge('mei', 'ann', 'unrelated', 'k');
    const other = {
      affiliate: 'mei',
      player: 'ann',
      verdict: 'self-referral',
      actor: 'omar',
      key: 'o',
    } as const;
    await judgeMatch(dependencies, other);
    bring('mei', '2026-11-20', 50_000);

    await judge('mei', 'ann', 'unrelated', 'k');
    const byAda = audited.filter(({ act }) => act === 'commission-reversed');
    await judgeMatch(dependencies, other);

    expect(byAda).toEqual([]);
    const reversed = audited.filter(({ act }) => act === 'commission-reversed');
    expect(reversed.map(({ actor }) => actor)).toEqual(['omar']);
  });

  it('is known although it changed nothing, because another admin had decided the same', async () => {
    const { memory, share, judge, audited, dependencies } = await setup();
    await share('mei', 'ann', 'home');
    const other = { affiliate: 'mei', player: 'ann', actor: 'omar' } as const;
    await judgeMatch(dependencies, { ...other, verdict: 'unrelated', key: 'o' });
    await decideAbout(dependencies, { ...suspend, actor: 'omar' });
    const { length } = audited;

    await judge('mei', 'ann', 'unrelated', 'k');
    await decideAbout(dependencies, suspend);
    const sameLength = audited.length;
    await judgeMatch(dependencies, { ...other, verdict: 'self-referral', key: 'p' });
    await decideAbout(dependencies, {
      ...suspend,
      decision: 'resume',
      reason: null,
      actor: 'omar',
      key: 'p',
    });
    await judge('mei', 'ann', 'unrelated', 'k');
    await decideAbout(dependencies, suspend);

    expect(sameLength).toBe(length);
    expect((await memory.affiliates.verdictOn('mei', 'ann'))?.verdict).toBe('self-referral');
    expect((await memory.affiliates.find('mei'))?.state).toBe('approved');
  });

  it('is known although another admin judged the same match at the same time', async () => {
    const { tables, memory, share, judge, dependencies } = await setup();
    await share('mei', 'ann', 'home');
    const other = {
      affiliate: 'mei',
      player: 'ann',
      verdict: 'self-referral',
      actor: 'omar',
      key: 'o',
    } as const;
    tables.beforeNextTransaction(
      (touched) => touched.includes('affiliates'),
      () => judgeMatch(dependencies, other),
    );

    await judge('mei', 'ann', 'unrelated', 'k');
    await judgeMatch(dependencies, other);

    const verdict = await memory.affiliates.verdictOn('mei', 'ann');
    expect([verdict?.verdict, verdict?.requests?.length]).toEqual(['unrelated', 2]);
  });
});

describe('runPayouts', () => {
  it('settles what fell due by the end of the month, pays from 100 dollars and carries the rest over', async () => {
    const { clock, bring, run, pay, audited } = await setup();
    const early = bring('mei', '2026-10-31', 50_000).commissionCents;
    const late = bring('mei', '2026-11-30', 20_000).commissionCents;
    const small = bring('lee', '2026-11-01', 1_000).commissionCents;
    bring('lee', '2026-11-19', 100_000);

    clock.now = new Date('2026-11-01T12:00:00Z');
    expect(await run('2026-10')).toEqual({ code: 'affiliates/month-open' });
    clock.now = new Date('2026-11-02T12:00:00Z');
    expect(await run('2026-10')).toMatchObject({ mei: { totalCents: early, outcome: 'payable' } });
    clock.now = new Date('2026-12-02T12:00:00Z');
    const november = await run('2026-11');

    expect(november).toMatchObject({
      mei: { dueCents: late, carriedInCents: 0, outcome: 'carried' },
      lee: { carriedInCents: 0, outcome: 'payable' },
    });
    expect(small).toBeGreaterThan(0);
    expect(await run('2026-11')).toEqual(november);
    expect(await pay('mei', '2026-10', 'wire-1')).toMatchObject({ payment: { reference: 'wire-1' } });
    expect(await pay('mei', '2026-10', 'wire-1')).toMatchObject({ payment: { reference: 'wire-1' } });
    expect(await pay('mei', '2026-10', 'wire-2')).toEqual({ code: 'affiliates/already-paid' });
    expect(await pay('mei', '2026-11', 'wire-3')).toEqual({ code: 'affiliates/nothing-payable' });
    expect(await pay('mei', '2027-01', 'wire-4')).toEqual({ code: 'affiliates/unknown-statement' });
    expect(audited.filter(({ act }) => act === 'affiliate-paid')).toHaveLength(1);
    expect(audited.filter(({ act }) => act === 'affiliate-settled')).toHaveLength(4);
  });

  it('refuses a payment without a payout method or a received tax form, by name', async () => {
    const { memory, clock, bring, run, pay, dependencies } = await setup();
    bring('mei', '2026-10-31', 50_000);
    clock.now = new Date('2026-11-02T12:00:00Z');
    await run('2026-10');
    const review = { state: 'rejected', form: 'w-9', revision: 1 } as const;

    await reviewTaxForm(dependencies, { ...review, affiliate: 'mei', actor: 'ada' });
    expect(await pay('mei', '2026-10', 'wire-1')).toEqual({ code: 'affiliates/tax-form-missing' });
    const before = await memory.affiliates.payoutDetailsOf('mei');
    const without = memory.affiliates.savePayoutDetails(before, { ...before, method: null, revision: 3 });
    await dependencies.commitTogether([without]);
    expect(await pay('mei', '2026-10', 'wire-1')).toEqual({ code: 'affiliates/payout-method-missing' });
  });

  it('refuses a payment for three days after a change of the payout method', async () => {
    const { memory, clock, bring, run, pay, dependencies } = await setup();
    bring('mei', '2026-10-31', 50_000);
    clock.now = new Date('2026-11-02T12:00:00Z');
    await run('2026-10');
    const before = await memory.affiliates.payoutDetailsOf('mei');
    const after = { ...before, methodSince: clock.now, revision: before.revision + 1 };
    await dependencies.commitTogether([memory.affiliates.savePayoutDetails(before, after)]);

    const early = await pay('mei', '2026-10', 'wire-1');
    clock.now = new Date('2026-11-05T12:00:00Z');

    expect(early).toEqual({ code: 'affiliates/payout-method-just-changed', until: clock.now });
    expect(await pay('mei', '2026-10', 'wire-1')).toMatchObject({ payment: { reference: 'wire-1' } });
  });

  it('refuses a payment when the payout method changes while it is decided', async () => {
    const { memory, clock, bring, run, dependencies } = await setup();
    bring('mei', '2026-10-31', 50_000);
    clock.now = new Date('2026-11-02T12:00:00Z');
    await run('2026-10');
    const { affiliates } = memory;
    const before = await affiliates.payoutDetailsOf('mei');
    const after = { ...before, methodSince: clock.now, revision: before.revision + 1 };
    let changes = [affiliates.savePayoutDetails(before, after)];
    const commitTogether: typeof dependencies.commitTogether = async (writes) => {
      const concurrent = changes;
      changes = [];
      if (concurrent.length > 0) await dependencies.commitTogether(concurrent);
      return dependencies.commitTogether(writes);
    };

    const paid = await payStatement(
      { ...dependencies, commitTogether },
      { affiliate: 'mei', month: month('2026-10'), reference: 'wire-1', actor: 'ada' },
    );

    expect(paid).toMatchObject({ code: 'affiliates/payout-method-just-changed' });
  });

  it('pays suspended affiliates what they had earned, across all pages of a run', async () => {
    const { clock, bring, dependencies, pay } = await setup();
    const earned = bring('mei', '2026-10-31', 50_000).commissionCents;
    await decideAbout(dependencies, {
      affiliate: 'mei',
      decision: 'suspend',
      reason: 'spam',
      actor: 'ada',
      key: 'k',
    });
    clock.now = new Date('2026-11-02T12:00:00Z');

    const paid: string[] = [];
    let after: string | undefined;
    do {
      const made = await runPayouts(dependencies, { month: month('2026-10'), after, actor: 'ada' });
      if ('code' in made) throw new Error(made.code);
      paid.push(...made.items.map(({ affiliate, totalCents }) => `${affiliate} ${totalCents}`));
      after = made.next ?? undefined;
    } while (after !== undefined);

    expect(paid).toEqual(['lee 0', `mei ${earned}`]);
    expect(await pay('mei', '2026-10', 'wire-1')).toMatchObject({ payment: { reference: 'wire-1' } });
  });

  it('deducts chargebacks of paid commission from later commission, month after month', async () => {
    const { clock, bring, run, pay } = await setup();
    const bought = [1, 2, 3, 4].map(() => bring('mei', '2026-11-20', 29_999));
    clock.now = new Date('2026-12-02T12:00:00Z');
    const paidOut = 4 * 8_730;
    expect(await run('2026-11')).toMatchObject({ mei: { totalCents: paidOut, outcome: 'payable' } });
    await pay('mei', '2026-11', 'wire-1');
    for (const refunded of bought) bring('mei', '2027-01-10', 29_999, { kind: 'refund', refunded });
    bring('mei', '2027-01-15', 10_000, { kind: 'redemption' });
    const taken = 4 * 8_999;

    const runs = [];
    for (const of of ['2026-12', '2027-01', '2027-02', '2027-03']) {
      if (of >= '2027-02') bring('mei', `${of}-10`, 200_000);
      clock.now = new Date(`${addDays(`${of}-28` as LocalDay, 5)}T12:00:00Z`);
      runs.push(((await run(of)) as Record<string, object>)['mei']);
    }

    const owed = Math.min(taken, paidOut);
    expect(runs).toMatchObject([
      { outcome: 'nothing', carriedOutCents: 0 },
      { outcome: 'carried', takenBackCents: taken, totalCents: -taken - 3_000, carriedOutCents: -owed },
      { outcome: 'payable', carriedInCents: -owed },
      { outcome: 'payable', carriedInCents: 0 },
    ]);
  });

  it('writes off a negative total from prizes, and settles a skipped month with the next', async () => {
    const { clock, bring, run } = await setup();
    bring('mei', '2026-11-04', 100_000, { kind: 'redemption' });
    clock.now = new Date('2026-12-02T12:00:00Z');
    expect(await run('2026-11')).toMatchObject({ mei: { totalCents: -30_000, outcome: 'written-off' } });
    const earned =
      bring('mei', '2026-12-15', 100_000).commissionCents +
      bring('mei', '2027-01-14', 100_000).commissionCents;

    clock.now = new Date('2027-02-02T12:00:00Z');

    expect(await run('2027-01')).toMatchObject({
      mei: { carriedInCents: 0, totalCents: earned, outcome: 'payable' },
    });
  });
});

describe.each(['home', 'network', 'card'] as const)(
  'runPayouts for an affiliate who shares a %s with a player',
  (kind) => {
    it('settles and pays nothing until an admin judges them unrelated', async () => {
      const { clock, bring, share, judge, run, pay, dependencies } = await setup();
      const earned = bring('mei', '2026-11-20', 50_000).commissionCents;
      clock.now = new Date('2026-12-02T12:00:00Z');
      await share('mei', 'ann', kind);

      const before = await runPayouts(dependencies, {
        month: month('2026-11'),
        after: undefined,
        actor: 'ada',
      });
      await judge('mei', 'ann', 'unrelated');
      const after = await run('2026-11');

      expect(before).toMatchObject({ items: [{ affiliate: 'lee' }], inReview: ['mei'] });
      expect(after).toMatchObject({ mei: { totalCents: earned, outcome: 'payable' } });
      expect(await pay('mei', '2026-11', 'wire-1')).toMatchObject({ payment: { reference: 'wire-1' } });
    });

    it('reverses the commission of a self-referral, including a later purchase', async () => {
      const { clock, bring, share, judge, run, memory, audited } = await setup();
      bring('mei', '2026-11-20', 50_000);
      await share('mei', 'ann', kind);
      await judge('mei', 'ann', 'self-referral');
      const late = bring('mei', '2026-11-21', 50_000);
      clock.now = new Date('2026-12-02T12:00:00Z');

      const settled = await run('2026-11');

      expect(settled).toMatchObject({ mei: { totalCents: 0, outcome: 'nothing' } });
      expect((await memory.commissions.findLine('ann', late.sequence))?.reversal).toMatchObject({
        reason: 'self-referral',
      });
      expect(audited.map(({ act }) => act)).toContain('affiliate-match-judged');
    });
  },
);

describe('runPayouts for an affiliate whose traits are more than are kept', () => {
  const noteHomes = async ({ dependencies }: Awaited<ReturnType<typeof setup>>, count: number) => {
    for (let each = 0; each < count; each += 1)
      await noteTraits(dependencies, 'mei', [{ kind: 'home', text: `invented ${each}` }]);
  };
  const findsOf = async ({ dependencies }: Awaited<ReturnType<typeof setup>>) =>
    (await findMatches(dependencies, 'mei')).map(({ player, kinds }) => [player, ...kinds]).sort();

  it.each(['home', 'network', 'card'] as const)(
    'finds the player who has the same %s, though 100 invented homes followed',
    async (kind) => {
      const opened = await setup();
      const { clock, bring, share, dependencies } = opened;
      bring('mei', '2026-11-20', 50_000);
      clock.now = new Date('2026-12-02T12:00:00Z');
      await share('mei', 'ann', kind);

      await noteHomes(opened, 100);
      const made = await runPayouts(dependencies, {
        month: month('2026-11'),
        after: undefined,
        actor: 'ada',
      });

      expect(made).toMatchObject({ items: [{ affiliate: 'lee' }], inReview: ['mei'] });
      expect(await findsOf(opened)).toEqual([
        ['ann', kind],
        ['mei', 'home'],
      ]);
    },
  );

  it('lists the account itself as a match from the 50th home on, and pays once an admin has checked it', async () => {
    const opened = await setup();
    const { clock, bring, judge, run, pay } = opened;
    const earned = bring('mei', '2026-11-20', 50_000).commissionCents;
    clock.now = new Date('2026-12-02T12:00:00Z');
    await noteHomes(opened, 49);
    expect(await findsOf(opened)).toEqual([]);
    await noteHomes(opened, 51);

    expect(await run('2026-11')).not.toHaveProperty('mei');
    expect(await judge('mei', 'mei', 'self-referral')).toEqual({ code: 'affiliates/unknown-match' });
    await judge('mei', 'mei', 'unrelated');

    expect(await run('2026-11')).toMatchObject({ mei: { totalCents: earned, outcome: 'payable' } });
    expect(await pay('mei', '2026-11', 'wire-1')).toMatchObject({ payment: { reference: 'wire-1' } });
  });

  it('waits for a review when so many accounts have a trait that no more are recorded', async () => {
    const opened = await setup();
    const { clock, bring, share, dependencies } = opened;
    bring('mei', '2026-11-20', 50_000);
    clock.now = new Date('2026-12-02T12:00:00Z');
    await share('lee', 'ann', 'home');
    for (let each = 0; each < 60; each += 1)
      await noteTraits(dependencies, `throwaway-${each}`, [{ kind: 'card', text: 'one card' }]);

    await noteTraits(dependencies, 'mei', [{ kind: 'card', text: 'one card' }]);

    expect(await findsOf(opened)).toEqual([['mei', 'card']]);
  });

  it('reads traits that were stored when an account had one list of 100', async () => {
    const opened = await setup();
    const { tables, clock, share, dependencies } = opened;
    await share('mei', 'ann', 'card');
    const { names, revision } = await dependencies.traits.ofPlayer('mei');
    const invented = Array.from({ length: 99 }, (_each, index) => `home#${index}` as const);
    const stored = { player: 'mei', names: [...names, ...invented], revision: revision + 1 };
    tables.commitNow([
      dependencies.traits.replaceOfPlayer({ player: 'mei', names, revision }, stored, clock.now),
    ]);

    await noteHomes(opened, 1);

    expect(await findsOf(opened)).toEqual([['ann', 'card']]);
    const { names: kept } = await dependencies.traits.ofPlayer('mei');
    expect([kept.length, kept[0]]).toEqual([51, names[0]]);
  });
});

describe('commissionLeft', () => {
  it('is what a verdict of self-referral reverses: this player’s purchases for this affiliate, less their refunds', async () => {
    const { bring, share, judge, memory, dependencies } = await setup();
    const large = bring('mei', '2026-11-20', 50_000);
    const small = bring('mei', '2026-11-21', 2_000);
    bring('mei', '2026-11-22', 2_000, { kind: 'refund', refunded: small });
    bring('lee', '2026-11-20', 9_000);
    await share('mei', 'ann', 'home');
    const of = { affiliate: 'mei', player: 'ann' };

    const left = await commissionLeft(dependencies, of);
    await judge('mei', 'ann', 'self-referral');

    expect(left).toBeLessThan(large.commissionCents + small.commissionCents);
    expect(left).toBeGreaterThanOrEqual(large.commissionCents);
    const reversed = (await memory.commissions.linesOfPlayer('ann')).map(
      ({ reversal }) => reversal?.cents ?? 0,
    );
    expect(reversed.reduce((sum, cents) => sum + cents, 0)).toBe(left);
    expect(await commissionLeft(dependencies, of)).toBe(0);
  });
});

describe('findMatches', () => {
  it('blocks the payment when a match is found after the statement was created', async () => {
    const { clock, bring, share, judge, run, pay } = await setup();
    bring('mei', '2026-11-20', 50_000);
    clock.now = new Date('2026-12-02T12:00:00Z');
    await run('2026-11');

    await share('mei', 'ann', 'home');

    expect(await pay('mei', '2026-11', 'wire-1')).toEqual({ code: 'affiliates/review-open' });
    await judge('mei', 'ann', 'unrelated');
    expect(await pay('mei', '2026-11', 'wire-1')).toMatchObject({ payment: { reference: 'wire-1' } });
  });

  it('ignores a player of another affiliate, who cannot be judged', async () => {
    const { share, judge, dependencies } = await setup();
    await share('lee', 'ann', 'home');
    for (const player of ['mei', 'ann'])
      await noteTraits(dependencies, player, [{ kind: 'network', text: 'a dormitory' }]);

    expect(await findMatches(dependencies, 'mei')).toEqual([]);
    expect(await judge('mei', 'ann', 'self-referral')).toEqual({ code: 'affiliates/unknown-match' });
  });
});
