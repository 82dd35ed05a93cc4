import { describe, expect, it } from 'vitest';
import { mayRestrict, startedRestriction } from '#domain/ledger/started-restriction';
import { amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import { restrictionsOf } from '#domain/play-limits/restrictions';
import { exclude, takeBreak } from '#domain/play-limits/time-out';
import { record } from '#domain/wallet/wallet';
import { eraseAccount } from '#lambdas/account/deletion/erase-account';
import { createFakePlayers } from '#lambdas/fakes/players';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { closeWallet } from './close-fixture';
import { openWallet } from './open-wallet';
import { shareRestriction } from './share-restriction';
import type { LedgerTransaction } from './stores/ledger-row';

type Detail = LedgerTransaction['detail'];

const now = new Date('2026-11-21T12:00:00.000Z');
const suspension = { since: now, reason: 'terms-broken' } as const;

const ways: readonly [string, Partial<PlayState>, Detail][] = [
  [
    'an exclusion',
    { timeOut: exclude(null, 6, now) },
    { kind: 'play-limits', change: 'exclude-myself months=6' },
  ],
  ['a suspension', { suspension }, { kind: 'account-change', step: 'suspended', reason: 'terms-broken' }],
  [
    'the freeze of a dispute',
    { frozen: ['pay-1'] },
    { kind: 'sweeps-freeze', isFrozen: true, reason: 'disputed', purchase: 'pay-1' },
  ],
  [
    'the freeze of a debt',
    { frozen: ['owed'] },
    { kind: 'refund', purchase: 'pay-1', cents: 999, owed: { gold: 0, sweeps: 100 } },
  ],
];
const restricting = ways.map(([name, play, detail]) => ({ name, play, detail }));

/** Two accounts of one mailbox, and one of another. */
async function setup() {
  const stores = createFakeWallets();
  const { players } = createFakePlayers([], stores.tables);
  const dependencies = {
    ...stores,
    players,
    now: () => now,
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'seed',
    welcomeGold: amount(10_000),
  };
  const join = (player: string, email: string, isEmailVerified = true) =>
    openWallet(dependencies, { player, email, isEmailVerified });
  await join('jane', 'jane@gmail.com');
  await join('other', 'other@gmail.com');
  await join('jane-2', 'jane+2@gmail.com');

  const playOf = async (player: string) => (await stores.wallets.load(player))!.play;
  const restrictionsIn = async (player: string) => restrictionsOf(await playOf(player));
  const entriesOf = (player: string) =>
    stores.entries.map(({ transaction }) => transaction).filter((each) => each.player === player);
  let changes = 0;
  const change = async (player: string, play: Partial<PlayState>, detail: Detail) => {
    const open = (await stores.wallets.load(player))!;
    changes += 1;
    const id = `change-${changes}`;
    const { wallet, transaction } = record(open.wallet, { id, at: now, postings: [], detail });
    const changed = { ...open.play, ...play };
    await stores.wallets.commit(open, { wallet, entry: { transaction, inputHash: id }, play: changed });
  };
  /** Delivers what the relay makes of a player's latest row. */
  const deliver = async (player: string) => {
    const { id, detail } = entriesOf(player).at(-1)!;
    const kind = mayRestrict(detail.kind)
      ? startedRestriction(detail as Parameters<typeof startedRestriction>[0])
      : null;
    if (kind) await shareRestriction(dependencies, { player, transaction: id, kind });
  };
  const erase = async (player: string) => {
    const nothing = new Proxy({}, { get: () => async () => undefined }) as never;
    await eraseAccount(
      { ...dependencies, directory: nothing, erasure: nothing, files: nothing, deletions: nothing },
      player,
      await restrictionsIn(player),
    );
  };
  return { ...stores, dependencies, join, playOf, restrictionsIn, entriesOf, change, deliver, erase };
}

describe('shareRestriction', () => {
  it.each(restricting)(
    'applies $name to the other open account of the mailbox, and to no other',
    async ({ play, detail }) => {
      const { change, deliver, restrictionsIn, entriesOf } = await setup();
      await change('jane', play, detail);

      await deliver('jane');

      expect(await restrictionsIn('jane-2')).toEqual(await restrictionsIn('jane'));
      expect(await restrictionsIn('other')).toEqual({ timeOut: null, suspension: null, isFrozen: false });
      expect(entriesOf('jane-2').at(-1)!.detail).toEqual({ kind: 'account-change', step: 'restricted' });
    },
  );

  it.each(restricting)('applies $name once, even if an admin lifted it before a repeat', async (way) => {
    const { change, deliver, restrictionsIn, entriesOf } = await setup();
    await change('jane', way.play, way.detail);
    await deliver('jane');
    await change(
      'jane-2',
      { timeOut: null, suspension: null, frozen: [] },
      { kind: 'account-change', step: 'suspension-lifted' },
    );
    const { length } = entriesOf('jane-2');

    await deliver('jane');

    expect(await restrictionsIn('jane-2')).toEqual({ timeOut: null, suspension: null, isFrozen: false });
    expect(entriesOf('jane-2')).toHaveLength(length);
  });

  it('writes nothing to an account that already has the restriction', async () => {
    const { change, deliver, entriesOf } = await setup();
    const [[, play, detail]] = ways as [(typeof ways)[number]];
    await change('jane', play, detail);
    await deliver('jane');
    const before = [entriesOf('jane').length, entriesOf('jane-2').length];

    await deliver('jane-2');
    await change('jane-2', {}, detail);
    await deliver('jane-2');

    expect([entriesOf('jane').length, entriesOf('jane-2').length - 1]).toEqual(before);
  });

  it('applies a restriction after a conflict with a round on the other account', async () => {
    const { change, deliver, restrictionsIn, beforeNextCommit } = await setup();
    await change('jane', { suspension }, { kind: 'account-change', step: 'suspended' });
    beforeNextCommit(() => change('jane-2', {}, { kind: 'play-limits', change: 'test' }));

    await deliver('jane');

    expect((await restrictionsIn('jane-2')).suspension).toEqual(suspension);
  });

  it('shares neither a break nor a restriction that is over', async () => {
    const { change, deliver, restrictionsIn } = await setup();
    await change(
      'jane',
      { timeOut: takeBreak(null, 30, now) },
      { kind: 'play-limits', change: 'take-break days=30' },
    );
    await deliver('jane');
    await change('jane', {}, { kind: 'account-change', step: 'suspended' });
    await deliver('jane');

    expect(await restrictionsIn('jane-2')).toEqual({ timeOut: null, suspension: null, isFrozen: false });
  });

  it('passes nothing from an account without a verified address to its owner', async () => {
    const { join, change, deliver, restrictionsIn } = await setup();
    await join('stranger', 'jane@gmail.com', false);
    await change('stranger', { suspension }, { kind: 'account-change', step: 'suspended' });

    await deliver('stranger');

    expect((await restrictionsIn('jane')).suspension).toBeNull();
  });
});

describe('shareRestriction for a closed account', () => {
  const disputed = { kind: 'sweeps-freeze', isFrozen: true, reason: 'disputed', purchase: 'pay-1' } as const;

  it('freezes a player who signs up again after an erased account lost a dispute', async () => {
    const { wallets, change, deliver, erase, join, restrictionsIn } = await setup();
    await closeWallet(wallets, 'other', now);
    await erase('other');
    await change('other', { frozen: ['pay-1'] }, disputed);

    await deliver('other');
    await deliver('other');
    await join('other-2', 'o.ther@gmail.com');

    expect((await restrictionsIn('other-2')).isFrozen).toBe(true);
  });

  it('freezes a player who had signed up again before', async () => {
    const { wallets, change, deliver, erase, join, restrictionsIn } = await setup();
    await closeWallet(wallets, 'other', now);
    await erase('other');
    await join('other-2', 'other@gmail.com');
    await change('other', { frozen: ['pay-1'] }, disputed);

    await deliver('other');

    expect((await restrictionsIn('other-2')).isFrozen).toBe(true);
  });

  it('keeps a freeze that arrives while the erasure has read the account already', async () => {
    const { wallets, mailboxes, change, deliver, join, restrictionsIn } = await setup();
    await closeWallet(wallets, 'other', now);
    const before = await restrictionsIn('other');
    await change('other', { frozen: ['pay-1'] }, disputed);
    await deliver('other');

    await mailboxes.leave('other@gmail.com', 'other', (left) => left ?? before);
    await join('other-2', 'other@gmail.com');

    expect((await restrictionsIn('other-2')).isFrozen).toBe(true);
  });
});
