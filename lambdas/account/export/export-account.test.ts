import { describe, expect, it } from 'vitest';
import { newDelivery } from '#domain/affiliates/postback';
import { creditedEntry, refusedMailInEntry } from '#domain/coins/free-entry';
import { entryCode } from '#domain/coins/postal-code';
import { amount } from '#domain/money/coin';
import type { DataExport } from '#domain/player/data-export';
import { noEmailChanges } from '#domain/player/email-change';
import { newIdentityCheck } from '#domain/player/identity-check';
import { addDays, type LocalDay } from '#domain/player/local-day';
import { nothingSaved } from '#domain/player/saved-lists';
import { newWeek } from '#domain/quests/quest-board';
import { bindReferral } from '#domain/referrals/referral';
import { referralCode } from '#domain/referrals/referral-code';
import type { Order } from '#domain/rewards/order';
import { answerTicket, openTicket, type Ticket } from '#domain/support/ticket';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeBonuses } from '#lambdas/fakes/bonuses';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeNotices } from '#lambdas/fakes/notices';
import { createFakePlayers } from '#lambdas/fakes/players';
import { createFakeQuests } from '#lambdas/fakes/quests';
import { createFakeReferrals } from '#lambdas/fakes/referrals';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeTickets } from '#lambdas/fakes/tickets';
import { loadProductGames } from '#lambdas/play/load-games';
import { openPlay } from '#lambdas/play/play-fixture';
import type { ExportName } from '../stores/export-files';
import { exportAccount } from './export-account';
import { unzip } from './zip-fixture';

const requestedAt = new Date('2026-11-21T11:59:00Z');
const requested: DataExport = { id: 'asked', requestedAt, made: null };

/** A player who has played and rotated seeds, with a requested export. */
async function setup(dataExport: DataExport | null = requested) {
  const playing = await openPlay();
  const { player, stores, dependencies } = playing;
  for (let round = 0; round < 3; round += 1) await playing.play({ coin: 'gold' });
  await playing.callApi('POST', '/fairness/rotate', { clientSeed: 'mine' });
  const details = {
    displayName: 'Mei',
    addresses: [],
    acceptedTerms: [],
    mutedMail: [],
    showsNameWithWins: false,
    saved: { ...nothingSaved, wishlist: ['jade-mug'] },
    avatar: null,
    viewerRegion: null,
    previousEmails: [],
    emailChanges: noEmailChanges,
    revision: 3,
  };
  const profile = { player, email: 'player@jade.test', openedAt: requestedAt, dataExport, ...details };
  const memory = createFakePlayers([profile]);
  const tickets = createFakeTickets();
  const { shop, identity, inbox, referrals, quests, affiliateProgram } = openBesides();
  const { freeEntries } = createFakeBonuses(stores.tables);
  const saved: { name: ExportName; zip: Buffer }[] = [];
  const removed: ExportName[] = [];
  const erasure = { isRunning: false };
  const run = (name: ExportName = { player, id: 'asked' }) =>
    exportAccount(
      {
        ...dependencies,
        ...memory,
        checks: identity.checks,
        documents: identity.documents,
        notices: inbox,
        referrals,
        quests,
        carts: shop.carts,
        avatars: { read: async () => ({ bytes: Buffer.from('my face'), contentType: 'image/webp' }) },
        ...affiliateProgram,
        tickets: tickets.tickets,
        freeEntries,
        loadGames: loadProductGames,
        async *readHistory(of) {
          for (const { transaction } of stores.entries) if (transaction.player === of) yield transaction;
        },
        orders: { page: async (_player, { before }) => pageOfOrders(before) },
        purchases: { page: async () => ({ purchases: [], next: null }) },
        files: {
          async save(name, zip) {
            saved.push({ name, zip: Buffer.from(zip) });
            if (erasure.isRunning) memory.profiles.delete(player);
          },
          remove: async (name) => void removed.push(name),
        },
      },
      name,
    );
  const besides = { shop, identity, inbox, referrals, quests, affiliateProgram };
  return {
    ...playing,
    ...besides,
    memory,
    tickets,
    freeEntries,
    saved,
    removed,
    erasure,
    run,
    record: () => memory.profiles.get(player)!.dataExport,
  };
}

/** Fakes of the stores that have nothing to do with play and purchases. */
function openBesides() {
  return {
    shop: createFakeShop([]),
    identity: createFakeIdentity(),
    inbox: createFakeNotices(),
    referrals: createFakeReferrals(),
    quests: createFakeQuests(),
    affiliateProgram: createFakeAffiliates(),
  };
}

function orderWith(id: string): Order {
  return {
    player: 'p',
    id,
    transaction: 't',
    placedAt: requestedAt,
    total: 1_000,
    goldCredited: 0,
    lines: [],
    address: null,
    contact: null,
    codes: [],
    timeline: [{ status: 'placed', at: requestedAt, actor: 'player', reason: null, promisedOn: null }],
  } as unknown as Order;
}

function pageOfOrders(before: string | undefined) {
  return before === undefined
    ? { orders: [orderWith('order-2')], next: 'order-2' }
    : { orders: [orderWith('order-1')], next: null };
}

const linesOf = (csv: string | undefined) => csv!.trimEnd().split('\r\n');

describe('exportAccount', () => {
  it('packs everything into one file and marks the export as made', async () => {
    const { player, run, saved, record, clock } = await setup();

    const bytes = await run();

    expect(saved.map(({ name }) => name)).toEqual([{ player, id: 'asked' }]);
    expect(record()).toEqual({ ...requested, made: { at: clock.now, bytes } });
    const files = unzip(saved[0]!.zip);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'play-limits.json',
      'identity-check.json',
      'affiliate.json',
      'postbacks.json',
      'wallet.json',
      'ledger.json',
      'ledger.csv',
      'rounds.csv',
      'seeds.json',
      'orders.json',
      'orders.csv',
      'purchases.json',
      'purchases.csv',
      'free-entries.json',
      'tickets.json',
      'notices.json',
      'friends.json',
      'cart.json',
      'quests.json',
    ]);
    for (const [name, text] of files)
      if (name.endsWith('.json')) expect(() => JSON.parse(text)).not.toThrow();
  });

  it('contains the player’s tickets with their answers', async () => {
    const { player, run, saved, tickets, clock } = await setup();
    const requested = { player, id: '2026-11-21-120000000-3f9a1c', topic: 'other', about: null } as const;
    const open = openTicket(requested, { text: 'My coins did not come.', at: clock.now, request: 'a' });
    const answered = answerTicket(open, { text: 'They did.', at: clock.now, request: 'b' }) as Ticket;
    for (const owner of [player, 'another'])
      tickets.written.set(`${owner}/${open.id}`, { ...answered, player: owner });

    await run();

    const packed = JSON.parse(unzip(saved[0]!.zip).get('tickets.json')!) as { thread: { text: string }[] }[];
    expect(packed.map(({ thread }) => thread.map(({ text }) => text))).toEqual([
      ['My coins did not come.', 'They did.'],
    ]);
  });

  it('contains the player’s own notices only, newest first', async () => {
    const { player, run, saved, inbox, clock } = await setup();
    const copy = { title: 'Welcome', text: 'Here you are.', link: null };
    for (const [index, owner] of [player, 'another', player].entries())
      await inbox.write(
        { player: owner, id: `n-${index}`, kind: 'free-entry', at: clock.now, event: `e-${index}`, ...copy },
        clock.now,
      );

    await run();

    const notices = JSON.parse(unzip(saved[0]!.zip).get('notices.json')!) as { id: string; title: string }[];
    expect(notices.map(({ id, title }) => [id, title])).toEqual([
      ['n-2', 'Welcome'],
      ['n-0', 'Welcome'],
    ]);
  });

  it('contains invitees as the player sees them, and the player’s own invitation', async () => {
    const { player, run, saved, referrals, clock } = await setup();
    const code = referralCode(7n);
    const bind = (invitee: string, referrer: string) => {
      const joinedAt = clock.now;
      const requested = {
        id: `r-${invitee}`,
        invitee: { player: invitee, joinedAt, isReturned: false },
        code,
      };
      const before = { player: referrer, joinedAt: new Date(joinedAt.getTime() - 86_400_000) };
      const bound = bindReferral({ ...requested, referrer: before }, undefined, clock.now);
      if (!('parts' in bound)) throw new Error(bound.code);
      referrals.stored.referrals.set(invitee, bound);
    };
    referrals.stored.codes.set(player, code);
    bind('mei', player);
    bind(player, 'lee');

    await run();

    const packed = unzip(saved[0]!.zip).get('friends.json')!;
    expect(JSON.parse(packed)).toMatchObject({
      code,
      invitation: { state: 'joined', progress: { isVerified: false, played: 0 } },
      invitees: [{ id: 'r-mei', state: 'joined', progress: null }],
    });
    expect(packed).not.toContain('lee');
  });

  it('contains the postbacks of the player alone, oldest first', async () => {
    const { player, run, saved, affiliateProgram, clock } = await setup();
    const { postbacks, tables } = affiliateProgram;
    const event = {
      kind: 'commission',
      click: 'c',
      subId: 'spring',
      link: 'H7QMX2',
      commissionCents: 869,
    } as const;
    for (const [index, owner] of [player, 'another', player].entries()) {
      const at = new Date(clock.now.getTime() + index);
      tables.commitNow([postbacks.add(newDelivery(owner, { ...event, id: `e-${index}`, at }, at))]);
    }

    await run();

    const packed = unzip(saved[0]!.zip).get('postbacks.json')!;
    expect(JSON.parse(packed)).toMatchObject([
      { id: 'e-0', click: 'c', subId: 'spring', commissionCents: 869, state: 'due', attempts: 0 },
      { id: 'e-2' },
    ]);
    expect(packed).not.toContain(player);
  });

  it('contains the mail-in code, and every free entry of the player with its result', async () => {
    const { player, run, saved, freeEntries, stores, clock } = await setup();
    const code = entryCode(7n);
    stores.tables.commitNow([...freeEntries.giveCode(player, code)]);
    const day = '2026-11-20' as LocalDay;
    for (const of of [player, 'another']) {
      const letter = { player: of, way: 'letter', day, at: clock.now, letter: 'a1' } as const;
      stores.tables.commitNow([
        freeEntries.add(creditedEntry(letter)),
        freeEntries.add(refusedMailInEntry({ ...letter, letter: 'b2' }, 'bonuses/not-yet')),
      ]);
    }

    await run();

    const packed = unzip(saved[0]!.zip).get('free-entries.json')!;
    expect(JSON.parse(packed)).toMatchObject({
      mailInCode: code,
      entries: [
        { id: '2026-11-20-b2', state: 'refused', reason: 'bonuses/not-yet' },
        { id: '2026-11-20', state: 'credited', sweeps: 500 },
      ],
    });
    expect(packed).not.toContain(player);
  });

  it('contains the cart and every week of quest progress', async () => {
    const { player, run, saved, shop, quests } = await setup();
    const line = {
      product: 'medal',
      name: 'A medal',
      quantity: 2,
      price: amount(1_000),
      addedAt: requestedAt,
    };
    shop.stored.carts.set(player, { player, lines: [line], version: 1, updatedAt: requestedAt });
    const mondays = Array.from({ length: 25 }, (_each, week) => addDays('2026-11-16' as LocalDay, -7 * week));
    for (const monday of mondays)
      await quests.save(newWeek(player, monday), newWeek(player, monday), requestedAt);

    await run();

    const files = unzip(saved[0]!.zip);
    expect(JSON.parse(files.get('cart.json')!).lines).toMatchObject([{ product: 'medal', quantity: 2 }]);
    const weeks = JSON.parse(files.get('quests.json')!) as { monday: string }[];
    expect(weeks.map(({ monday }) => monday)).toEqual(mondays);
  });

  it('contains the avatar and each stored document, byte by byte', async () => {
    const { player, run, saved, identity, memory } = await setup();
    memory.profiles.set(player, { ...memory.profiles.get(player)!, avatar: { setAt: requestedAt } });
    const kept = { kind: 'photo-id', state: 'ready', fault: null, sha256: 'h1', requestedAt } as const;
    const documents = [
      { ...kept, id: 'card' },
      { ...kept, id: 'never-sent', state: 'awaited', sha256: null } as const,
    ];
    identity.all.set(player, { ...newIdentityCheck(player), documents });
    const file = { player, document: 'card', sha256: 'h1' };
    await identity.documents.keep(file, Buffer.from('my card'), 'application/pdf');

    await run();

    const files = unzip(saved[0]!.zip);
    expect(files.get('picture.webp')).toBe('my face');
    expect([...files.keys()].filter((name) => name.startsWith('documents/'))).toEqual([
      'documents/photo-id-card.pdf',
    ]);
    expect(files.get('documents/photo-id-card.pdf')).toBe('my card');
  });

  it('contains every ledger row, with a sum that equals the balance', async () => {
    const { run, saved, stores } = await setup();
    await run();

    const files = unzip(saved[0]!.zip);

    const lines = JSON.parse(files.get('ledger.json')!) as { sequence: number; kind: string }[];
    expect(lines.map(({ sequence }) => sequence)).toEqual(stores.entries.map((_entry, index) => index + 1));
    const [columns, ...rows] = linesOf(files.get('ledger.csv')).map((line) => line.split(','));
    const gold = columns!.indexOf('gold');
    const sum = rows.reduce((total, row) => total + Number(row[gold]), 0);
    const { balances } = JSON.parse(files.get('wallet.json')!);
    expect([sum, Number(rows.at(-1)![columns!.indexOf('goldAfter')])]).toEqual([
      balances.gold,
      balances.gold,
    ]);
  });

  it('contains every round with its draws and the revealed server seed', async () => {
    const { run, saved } = await setup();
    await run();

    const files = unzip(saved[0]!.zip);

    const [columns, ...rounds] = linesOf(files.get('rounds.csv')).map((line) => line.split(','));
    const { current, revealed } = JSON.parse(files.get('seeds.json')!);
    expect(rounds.length).toBeGreaterThan(0);
    for (const round of rounds) {
      expect(round[columns!.indexOf('serverSeedHash')]).toBe(revealed[0].serverSeedHash);
      expect(round[columns!.indexOf('draws')]).toMatch(/^\d+( \d+)*$/);
    }
    expect(revealed).toHaveLength(1);
    expect(revealed[0].serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(current.clientSeed).toBe('mine');
  });

  it('never contains a seed that is in use', async () => {
    const { run, saved, player, stores } = await setup();
    await run();
    const open = (await stores.wallets.load(player))!;
    const { revealed } = openSeeds.of(open).rotate('next');

    const files = unzip(saved[0]!.zip);

    for (const text of files.values()) expect(text).not.toContain(revealed.serverSeed);
  });

  it('reads orders to the last page', async () => {
    const { run, saved } = await setup();
    await run();

    const files = unzip(saved[0]!.zip);

    expect(linesOf(files.get('orders.csv')).map((line) => line.split(',')[0])).toEqual([
      'id',
      'order-2',
      'order-1',
    ]);
    expect(JSON.parse(files.get('purchases.json')!)).toEqual([]);
  });

  it.each([
    ['that is there already', { ...requested, made: { at: requestedAt, bytes: 1 } }],
    ['in whose place another was asked for', { ...requested, id: 'another' }],
    ['that nobody has asked for', null],
  ])('makes no file for an export %s', async (_case, dataExport) => {
    const { run, saved, record } = await setup(dataExport);

    expect(await run()).toBeNull();
    expect(saved).toEqual([]);
    expect(record()).toEqual(dataExport);
  });

  it('removes its file and makes none when the account was erased while it was made', async () => {
    const { run, saved, removed, erasure, player } = await setup();
    erasure.isRunning = true;

    expect(await run()).toBeNull();
    expect([saved.length, removed]).toEqual([1, [{ player, id: 'asked' }]]);
  });

  it('removes a file of an earlier attempt when the account was erased before this one', async () => {
    const { run, saved, removed, memory, player } = await setup();
    memory.profiles.delete(player);

    expect(await run()).toBeNull();
    expect([saved, removed]).toEqual([[], [{ player, id: 'asked' }]]);
  });

  it('makes the same file again after a crash before the profile was marked', async () => {
    const { run, memory, saved, record, player } = await setup();
    const before = memory.profiles.get(player)!;
    await run();
    memory.profiles.set(player, before);

    await run();

    expect(saved.map(({ name }) => name.id)).toEqual(['asked', 'asked']);
    expect(record()?.made).not.toBeNull();
  });

  it('leaves a newer export request unchanged', async () => {
    const { run, memory, record, player } = await setup();
    const another = { ...requested, id: 'another' };
    memory.beforeNextCommit(async () => {
      const now = memory.profiles.get(player)!;
      memory.profiles.set(player, { ...now, dataExport: another, revision: now.revision + 1 });
    });

    await run();

    expect(record()).toEqual(another);
  });
});
