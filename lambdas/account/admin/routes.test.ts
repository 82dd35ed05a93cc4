import { describe, expect, it } from 'vitest';
import { noEmailChanges } from '#domain/player/email-change';
import { nothingSaved } from '#domain/player/saved-lists';
import { openBonuses, refusedAs } from '#lambdas/bonuses/bonus-fixture';
import { shareRestriction } from '#lambdas/wallet/share-restriction';

const at = new Date('2026-10-01T12:00:00Z');

async function setup() {
  const casino = openBonuses();
  const { users } = casino;
  await casino.join('mei');
  users.listed.set('mei', {
    player: 'mei',
    username: 'mei-name',
    email: 'mei@jade.test',
    isEmailVerified: true,
    status: 'CONFIRMED',
  });
  users.profiles.set('mei', {
    player: 'mei',
    email: 'mei@jade.test',
    openedAt: at,
    displayName: 'Mei of the Quay',
    revision: 1,
    addresses: [],
    acceptedTerms: [],
    mutedMail: [],
    showsNameWithWins: false,
    saved: nothingSaved,
    dataExport: null,
    avatar: null,
    viewerRegion: null,
    previousEmails: [],
    emailChanges: noEmailChanges,
  });
  const find = async (typed: string) =>
    (await casino.callApi('admin', 'GET', `/admin/players?find=${encodeURIComponent(typed)}`)).body.items;
  const group = (name: string, member: boolean, as = 'superadmin', key?: string) =>
    casino.callApi(
      as,
      'POST',
      `/admin/players/mei/groups/${name}`,
      { member, reason: 'Joins the desk' },
      key,
    );
  /** Lets players `many-…` from one number up to another join. */
  const joinMany = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const player = `many-${index}`;
      await casino.join(player);
      users.listed.set(player, {
        ...users.listed.get('mei')!,
        player,
        username: player,
        email: `${player}@jade.test`,
      });
    }
  };
  return { ...casino, find, joinMany, group };
}

describe('findPlayers', () => {
  it.each([
    ['the beginning of an address', 'mei@'],
    ['an address in capitals', 'MEI@JADE.TEST'],
    ['an id', 'mei'],
    ['a display name', 'mei of the quay'],
  ])('finds a player by %s, once', async (_how, typed) => {
    const { find } = await setup();

    expect(await find(typed)).toEqual([
      {
        player: 'mei',
        email: 'mei@jade.test',
        displayName: 'Mei of the Quay',
        openedAt: at.toISOString(),
        suspended: false,
        frozen: false,
        excluded: false,
        closed: false,
      },
    ]);
  });

  it('returns an empty list for an unknown address, and 400 for a search text that is too short', async () => {
    const { find, callApi } = await setup();

    expect(await find('unknown@jade.test')).toEqual([]);
    expect(refusedAs(await callApi('admin', 'GET', '/admin/players?find=m'))).toEqual([
      400,
      'request/invalid',
    ]);
  });

  it('reports whether more players match than it returns', async () => {
    const { callApi, joinMany } = await setup();
    const search = async () => {
      const { items, isCut } = (await callApi('admin', 'GET', '/admin/players?find=many')).body;
      return [items.length, isCut];
    };

    await joinMany(0, 20);
    const whole = await search();
    await joinMany(20, 21);

    expect([whole, await search()]).toEqual([
      [20, false],
      [20, true],
    ]);
  });

  it('finds a restricted player behind many who are not', async () => {
    const { callApi, joinMany } = await setup();
    await joinMany(0, 30);
    const body = { reason: 'unusual-play', note: 'By phone' };
    await callApi('admin', 'POST', '/admin/players/many-29/suspensions', body);

    const { body: found } = await callApi('admin', 'GET', '/admin/players?find=many&show=suspended');

    expect(found.items.map(({ player }: { player: string }) => player)).toEqual(['many-29']);
    expect(found.isCut).toBe(false);
  });

  it('shows what is known of a player, and returns 404 for a player without a wallet', async () => {
    const { callApi } = await setup();

    const { body } = await callApi('admin', 'GET', '/admin/players/mei');

    expect(body).toMatchObject({
      player: 'mei',
      email: 'mei@jade.test',
      emailVerified: true,
      groups: [],
      suspension: null,
      limits: { residency: { state: 'TX' } },
      identity: { state: 'open' },
      totals: { purchasedCents: 0 },
    });
    const unknownPlayer = await callApi('admin', 'GET', '/admin/players/li');
    expect(refusedAs(unknownPlayer)).toEqual([404, 'player/unknown-player']);
  });
});

describe('listPlayers', () => {
  async function setupList() {
    const casino = await setup();
    const { callApi, users } = casino;
    const { tables } = casino.stores;
    await Promise.all(['ann', 'bob', 'cleo'].map((player) => casino.join(player)));
    const opened: Readonly<Record<string, string>> = {
      ann: '2026-10-02T12:00:00.000Z',
      bob: '2026-10-03T12:00:00.000Z',
      cleo: '2026-10-04T12:00:00.000Z',
    };
    for (const [player, openedAt] of Object.entries(opened))
      users.profiles.set(player, {
        ...users.profiles.get('mei')!,
        player,
        email: `${player}@jade.test`,
        displayName: null,
        openedAt: new Date(openedAt),
      });
    const list = async (query: string): Promise<string[]> =>
      (await callApi('admin', 'GET', `/admin/players?${query}`)).body.items.map(
        ({ player }: { player: string }) => player,
      );
    const act = (player: string, path: string, body: object) =>
      callApi('admin', 'POST', `/admin/players/${player}/${path}`, { note: 'By phone', ...body });
    return { ...casino, tables, list, act };
  }

  it('returns the newest first, in pages', async () => {
    const { callApi, list } = await setupList();

    const first = await callApi('admin', 'GET', '/admin/players?limit=3');

    expect(first.body.items.map(({ player }: { player: string }) => player)).toEqual(['cleo', 'bob', 'ann']);
    expect(await list(`limit=3&after=${encodeURIComponent(first.body.next)}`)).toEqual(['mei']);
  });

  it('returns those who are suspended or self-excluded, until the restriction ends', async () => {
    const { list, act, at } = await setupList();
    await act('ann', 'suspensions', { reason: 'unusual-play' });
    await act('bob', 'suspensions', { reason: 'unusual-play' });
    await act('bob', 'exclusions', { months: 6 });
    await act('cleo', 'breaks', { days: 7 });

    expect((await list('show=suspended')).sort()).toEqual(['ann', 'bob']);
    expect(await list('show=excluded')).toEqual(['bob']);
    expect(await list('show=frozen')).toEqual([]);
    expect(await list('show=excluded&find=ann@')).toEqual([]);

    await act('ann', 'suspension-lifts', {});
    at('2027-06-21T17:00:00Z');
    expect(await list('show=suspended')).toEqual(['bob']);
    expect(await list('show=excluded')).toEqual([]);
  });

  it.each(['suspended/', '/ann', 'suspended/ann/'])(
    'refuses to continue after "%s", which no page ended with',
    async (after) => {
      const { callApi } = await setupList();

      const answer = await callApi('admin', 'GET', `/admin/players?show=suspended&after=${after}`);

      expect(refusedAs(answer)).toEqual([400, 'request/invalid']);
    },
  );

  it('refuses an unknown filter', async () => {
    const { callApi } = await setupList();

    expect(refusedAs(await callApi('admin', 'GET', '/admin/players?show=rich'))).toEqual([
      400,
      'request/invalid',
    ]);
  });
});

describe('audit of personal-data reads', () => {
  it('records each route once an hour for each admin', async () => {
    const { callApi, audited } = await setup();

    for (const admin of ['admin', 'admin', 'superadmin'] as const)
      await callApi(admin, 'GET', '/admin/players/mei');
    await callApi('admin', 'GET', '/admin/players/mei/transactions');
    await callApi('admin', 'GET', '/admin/players/no-such-player');

    expect(audited.map(({ act, actor, subject, detail }) => [act, actor, subject.id, detail])).toEqual([
      ['personal-data-read', 'admin', 'mei', { route: 'readAdminPlayer' }],
      ['personal-data-read', 'superadmin', 'mei', { route: 'readAdminPlayer' }],
      ['personal-data-read', 'admin', 'mei', { route: 'listPlayerTransactions' }],
    ]);
  });

  it('records each player that a search finds, and none of a list', async () => {
    const { find, callApi, audited } = await setup();

    await find('mei@');
    await find('unknown@jade.test');
    await callApi('admin', 'GET', '/admin/players?show=suspended');

    expect(audited.map(({ act, actor, subject, detail }) => [act, actor, subject.id, detail])).toEqual([
      ['personal-data-read', 'admin', 'mei', { route: 'findPlayers' }],
    ]);
  });
});

describe('the account of an admin', () => {
  async function openAdmin(groups: string[]) {
    const casino = await setup();
    casino.users.groups.set('mei-name', groups);
    const act = (path: string, body: object, key?: string) =>
      casino.callApi('superadmin', 'POST', `/admin/players/mei/${path}`, { note: 'Reviewed', ...body }, key);
    const suspend = (key: string) => act('suspensions', { reason: 'unusual-play' }, key);
    return { ...casino, suspend, lift: () => act('suspension-lifts', {}) };
  }

  it.each(['ADMINS', 'SUPERADMINS'])('of %s is suspended by SUPERADMINS only', async (group) => {
    const { callApi, users, audited } = await setup();
    users.groups.set('mei-name', [group]);
    const act = (as: string, path: string, body: object) =>
      callApi(as, 'POST', `/admin/players/mei/${path}`, { note: 'Reviewed', ...body });
    const reason = 'unusual-play';

    const refused = [
      await act('admin', 'suspensions', { reason }),
      await act('admin', 'suspension-lifts', {}),
    ];
    const suspended = await act('superadmin', 'suspensions', { reason });

    expect(refused.map(refusedAs)).toEqual(Array(2).fill([403, 'session/forbidden']));
    expect(suspended.status).toBe(200);
    expect(audited[0]?.act).toBe('player-suspended');
  });

  it('leaves the groups of admins and loses its sign-ins when it is suspended, on record', async () => {
    const { suspend, users, audited, stores } = await openAdmin(['ADMINS', 'SUPERADMINS', 'AFFILIATES']);

    const first = await suspend('k');
    const again = await suspend('k');

    expect(again.body).toEqual(first.body);
    expect(users.groups.get('mei-name')).toEqual(['AFFILIATES']);
    expect([...users.signedOut]).toEqual(['mei-name']);
    expect((await stores.wallets.load('mei'))?.signInsCountFrom).toBeDefined();
    expect(audited.map(({ act, actor, reason, detail }) => [act, actor, reason, detail])).toEqual([
      ['player-suspended', 'superadmin', 'Reviewed', { because: 'unusual-play' }],
      ['group-left', 'superadmin', 'Reviewed', { group: 'ADMINS' }],
      ['group-left', 'superadmin', 'Reviewed', { group: 'SUPERADMINS' }],
    ]);
  });

  it('joins no group with the lift, and keeps one that it joined later when the request of the suspension is repeated', async () => {
    const { suspend, group, lift, users } = await openAdmin(['ADMINS']);
    await suspend('k');
    await lift();
    const lifted = users.groups.get('mei-name');
    await group('ADMINS', true);

    await suspend('k');

    expect([lifted, users.groups.get('mei-name')]).toEqual([[], ['ADMINS']]);
  });

  it('leaves its groups when the request is repeated after the user pool failed', async () => {
    const { suspend, users } = await openAdmin(['ADMINS']);
    const { setMembership } = users.users;
    users.users.setMembership = async () => Promise.reject(new Error('The pool is busy'));

    const failed = await suspend('k');
    users.users.setMembership = setMembership;
    const repeated = await suspend('k');

    expect([failed.status, repeated.status]).toEqual([500, 200]);
    expect(users.groups.get('mei-name')).toEqual([]);
  });

  it('leaves its groups when another request follows after the user pool failed', async () => {
    const { suspend, users } = await openAdmin(['ADMINS']);
    const { setMembership } = users.users;
    users.users.setMembership = async () => Promise.reject(new Error('The pool is busy'));

    await suspend('first');
    users.users.setMembership = setMembership;
    const second = await suspend('second');

    expect(refusedAs(second)).toEqual([409, 'player/suspended']);
    expect(users.groups.get('mei-name')).toEqual([]);
  });
});

describe('a player who shares a mailbox with an admin', () => {
  async function openPair(group: string) {
    const casino = await setup();
    const { users, stores } = casino;
    await casino.join('boss');
    users.listed.set('boss', { ...users.listed.get('mei')!, player: 'boss', username: 'boss-name' });
    users.groups.set('boss-name', [group]);
    await stores.tables.commitTogether([(await stores.mailboxes.read('mei@jade.test')).addHolder('boss')]);
    const suspend = (as: string, key?: string) =>
      casino.callApi(
        as,
        'POST',
        '/admin/players/mei/suspensions',
        { reason: 'unusual-play', note: 'Reviewed' },
        key,
      );
    const isSuspended = async () => (await stores.wallets.load('mei'))?.play.suspension !== null;
    /** Suspends the other account, as the ledger's stream does. */
    const share = () =>
      shareRestriction(
        {
          ...stores,
          players: { find: async (player) => users.profiles.get(player) },
          now: () => at,
          pause: async () => undefined,
          log: () => undefined,
        },
        { player: 'mei', transaction: 'suspension of mei', kind: 'suspension' },
      );
    return { ...casino, suspend, isSuspended, share };
  }

  it.each(['ADMINS', 'SUPERADMINS'])(
    'is suspended by SUPERADMINS only if the admin is in %s, because both accounts are suspended',
    async (group) => {
      const { suspend, isSuspended, users } = await openPair(group);

      const refused = await suspend('admin');
      const after = [await isSuspended(), users.groups.get('boss-name')];
      const suspended = await suspend('superadmin');

      expect(refusedAs(refused)).toEqual([403, 'session/forbidden']);
      expect(after).toEqual([false, [group]]);
      expect([suspended.status, await isSuspended()]).toEqual([200, true]);
    },
  );

  it('takes the admin out of the groups with the suspension, also when another request follows a failure', async () => {
    const { suspend, share, users } = await openPair('ADMINS');
    const { setMembership } = users.users;
    users.users.setMembership = async () => Promise.reject(new Error('The pool is busy'));

    await suspend('superadmin', 'first');
    const before = users.groups.get('boss-name');
    users.users.setMembership = setMembership;
    await share();
    await suspend('superadmin', 'second');

    expect([before, users.groups.get('boss-name')]).toEqual([['ADMINS'], []]);
    expect([...users.signedOut]).toEqual(['boss-name']);
  });

  it('leaves the admin in a group that was joined after the lift, whatever requests follow for the player', async () => {
    const { suspend, callApi, share, users } = await openPair('ADMINS');
    await suspend('superadmin', 'first');
    await share();
    await callApi('superadmin', 'POST', '/admin/players/boss/suspension-lifts', { note: 'Reviewed' });
    users.groups.set('boss-name', ['ADMINS']);

    await suspend('superadmin', 'first');
    await suspend('superadmin', 'second');

    expect(users.groups.get('boss-name')).toEqual(['ADMINS']);
  });
});

describe('changeGroup', () => {
  it('changes and records membership only when it differs', async () => {
    const { group, audited, users } = await setup();

    const joined = await group('ADMINS', true);
    await group('ADMINS', true);
    const left = await group('ADMINS', false);

    expect([joined.body, left.body]).toEqual([{ groups: ['ADMINS'] }, { groups: [] }]);
    expect(users.groups.get('mei-name')).toEqual([]);
    expect(audited.map(({ act, actor, detail }) => [act, actor, detail])).toEqual([
      ['group-joined', 'superadmin', { group: 'ADMINS' }],
      ['group-left', 'superadmin', { group: 'ADMINS' }],
    ]);
  });

  it('refuses the ADMINS role, and refuses to change SUPERADMINS', async () => {
    const { group, audited } = await setup();

    expect(refusedAs(await group('ADMINS', true, 'admin'))).toEqual([403, 'session/forbidden']);
    expect(refusedAs(await group('SUPERADMINS', false))).toEqual([400, 'request/invalid']);
    expect(audited).toEqual([]);
  });
});

describe('the audit log', () => {
  it('filters by time and kind, and names people by address', async () => {
    const { group, callApi } = await setup();
    await group('AFFILIATES', true);
    const read = async (query: string) => (await callApi('admin', 'GET', `/admin/audit?${query}`)).body;
    const [{ at }] = (await read('')).items as [{ at: string }];
    const later = new Date(Date.parse(at) + 1).toISOString();

    expect((await read(`since=${at}&until=${later}`)).items).toHaveLength(1);
    expect((await read(`since=${later}`)).items).toEqual([]);
    expect((await read(`until=${at}`)).items).toEqual([]);
    expect((await read('kind=player')).items).toHaveLength(1);
    expect((await read('kind=order')).items).toEqual([]);
    expect((await read('player=unknown@jade.test')).items).toEqual([]);
    const byAddress = await read('player=mei@jade.test&kind=player');
    expect(byAddress.items).toHaveLength(1);
    expect(byAddress.people).toContainEqual(
      expect.objectContaining({ player: 'mei', email: 'mei@jade.test' }),
    );
    expect((await callApi('admin', 'GET', '/admin/audit?since=yesterday')).status).toBe(400);
  });

  it('filters by actor, subject and player', async () => {
    const { group, callApi } = await setup();
    await group('AFFILIATES', true);
    const body = { reason: 'own-request', note: 'A letter came' };
    await callApi('admin', 'POST', '/admin/players/mei/suspensions', body);
    const acts = async (query = '') =>
      (await callApi('admin', 'GET', `/admin/audit${query}`)).body.items.map(
        ({ act }: { act: string }) => act,
      );

    expect(new Set(await acts())).toEqual(new Set(['player-suspended', 'group-joined']));
    expect(await acts('?actor=superadmin')).toEqual(['group-joined']);
    expect(await acts('?player=mei')).toHaveLength(2);
    expect(await acts('?subject=player:mei&actor=superadmin')).toEqual(['group-joined']);
    expect(await acts('?subject=player:MEI@jade.test&actor=superadmin')).toEqual(['group-joined']);
    expect(await acts('?subject=player:unknown@jade.test')).toEqual([]);
    expect(await acts('?subject=product:mei')).toEqual([]);
    expect(refusedAs(await callApi('admin', 'GET', '/admin/audit?subject=nonsense'))).toEqual([
      400,
      'request/invalid',
    ]);
  });

  it('audits a search for a player as a read of that player, once an hour', async () => {
    const { group, callApi, audited } = await setup();
    await group('AFFILIATES', true);
    await callApi('admin', 'GET', '/admin/audit');
    await callApi('admin', 'GET', '/admin/audit?player=li');
    const before = audited.length;

    await callApi('admin', 'GET', '/admin/audit?subject=player:mei');
    await callApi('admin', 'GET', '/admin/audit?player=mei@jade.test');
    await callApi('admin', 'GET', '/admin/audit?player=mei');

    expect(before).toBe(1);
    expect(audited.slice(1)).toMatchObject([
      {
        actor: 'admin',
        act: 'personal-data-read',
        subject: { kind: 'player', id: 'mei' },
        detail: { route: 'listAudit' },
      },
    ]);
  });
});
