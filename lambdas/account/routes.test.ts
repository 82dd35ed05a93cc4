import { describe, expect, it } from 'vitest';
import { currentTermsVersion } from '#domain/player/terms';
import { openAccount } from './account-fixture';

const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};

function setup() {
  const opened = openAccount();
  return { ...opened, callApi: opened.signIn(), profile: () => opened.memory.profiles.get(opened.player)! };
}

describe('account routes', () => {
  it('return empty fields for a new player', async () => {
    const { callApi } = setup();

    const { status, body } = await callApi('GET', '/account');

    expect(status).toBe(200);
    expect(body).toEqual({
      email: 'player@jade.test',
      isEmailVerified: true,
      displayName: null,
      addresses: [],
      terms: { acceptedVersion: null, acceptedAt: null, currentVersion: currentTermsVersion },
      residency: {
        bornOn: null,
        state: null,
        timeZone: 'America/New_York',
        today: '2026-11-21',
        residencyCheck: null,
        sweepsRefusedAs: 'player/age-and-state-needed',
      },
      noticePreferences: { mutedMail: [] },
      showsNameWithWins: false,
      avatarSetAt: null,
      exportId: null,
    });
  });

  it('read without a write', async () => {
    const { callApi, profile } = setup();
    const before = profile();

    await callApi('GET', '/account');

    expect(profile()).toBe(before);
  });

  it('show the name with wins only after the player turned it on, until it is turned off', async () => {
    const { callApi, profile } = setup();

    const on = await callApi('PUT', '/account/win-name', { showsNameWithWins: true });
    const stored = profile();
    const again = await callApi('PUT', '/account/win-name', { showsNameWithWins: true });
    const off = await callApi('PUT', '/account/win-name', { showsNameWithWins: false });

    expect([on, again, off].map(({ body }) => body.showsNameWithWins)).toEqual([true, true, false]);
    expect(stored).toMatchObject({ showsNameWithWins: true, revision: 1 });
    expect(profile()).toMatchObject({ showsNameWithWins: false, revision: 2 });
  });

  it('store a display name in composed form and trimmed', async () => {
    const { callApi, profile } = setup();

    const { body } = await callApi('PUT', '/account/profile', { displayName: '  Jose\u0301 ' });

    expect(body.displayName).toBe('Jos\u00e9');
    expect(profile()).toMatchObject({ displayName: 'Jos\u00e9', revision: 1 });
  });

  it('write nothing for an unchanged name', async () => {
    const { callApi, profile } = setup();
    await callApi('PUT', '/account/profile', { displayName: 'Mei' });

    await callApi('PUT', '/account/profile', { displayName: ' Mei' });

    expect(profile().revision).toBe(1);
  });

  it('replace the stored addresses by up to five new ones', async () => {
    const { callApi } = setup();
    await callApi('PUT', '/account/addresses', { addresses: Array.from({ length: 5 }, () => address) });

    const { body } = await callApi('PUT', '/account/addresses', {
      addresses: [{ ...address, line2: ' Pier 2 ' }],
    });

    expect(body.addresses).toEqual([{ ...address, line2: 'Pier 2' }]);
    expect((await callApi('GET', '/account')).body.addresses).toEqual(body.addresses);
  });

  it.each([
    ['/account/profile', { displayName: '   ' }, ['displayName']],
    ['/account/profile', { displayName: 'x'.repeat(41) }, ['displayName']],
    ['/account/profile', { displayName: 'Mei\u202e' }, ['displayName']],
    ['/account/profile', { displayName: null }, ['displayName']],
    ['/account/profile', { displayName: 'Mei', isAdmin: true }, ['isAdmin']],
    ['/account/addresses', { addresses: Array.from({ length: 6 }, () => address) }, ['addresses']],
    [
      '/account/addresses',
      { addresses: [address, { ...address, state: 'ZZ', postalCode: '7330' }] },
      ['addresses.1.state', 'addresses.1.postalCode'],
    ],
    ['/account/addresses', { addresses: [{ ...address, country: 'CA' }] }, ['addresses.0.country']],
  ])('refuse %s of %j by field and change nothing', async (path, body, fields) => {
    const { callApi, profile } = setup();

    const refused = await callApi('PUT', path, body);

    expect([refused.status, refused.body.error.code]).toEqual([400, 'request/invalid']);
    expect(refused.body.error.details.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(profile().revision).toBe(0);
  });

  it('keep concurrent changes of two tabs', async () => {
    const { callApi, memory, profile } = setup();
    memory.beforeNextCommit(() => callApi('PUT', '/account/addresses', { addresses: [address] }));

    const { status } = await callApi('PUT', '/account/profile', { displayName: 'Mei' });

    expect(status).toBe(200);
    expect(profile()).toMatchObject({ displayName: 'Mei', addresses: [address], revision: 2 });
  });

  it('return 503 after repeated conflicts', async () => {
    const { callApi, memory, player, profile } = setup();
    const interfere = async () => {
      memory.profiles.set(player, { ...profile(), revision: profile().revision + 1 });
      memory.beforeNextCommit(interfere);
    };
    memory.beforeNextCommit(interfere);

    const refused = await callApi('PUT', '/account/profile', { displayName: 'Mei' });

    expect([refused.status, refused.body.error.code]).toEqual([503, 'request/unavailable']);
  });
});

describe('email of the account', () => {
  it('replaces the stored address once the user pool has verified it', async () => {
    const { callApi, user, profile } = setup();
    user.email = 'new@jade.test';

    const { body } = await callApi('GET', '/account');

    expect(body.email).toBe('new@jade.test');
    expect(profile()).toMatchObject({ email: 'new@jade.test', revision: 1 });
  });

  it('is updated once by concurrent reads, with one ledger row and the previous address kept', async () => {
    const { callApi, user, profile, stores, clock } = setup();
    await callApi('GET', '/account');
    user.email = 'new@jade.test';

    const answers = await Promise.all([
      callApi('GET', '/account'),
      callApi('GET', '/account'),
      callApi('GET', '/account'),
    ]);

    expect(answers.map(({ body }) => body.email)).toEqual(Array(3).fill('new@jade.test'));
    expect(profile()?.previousEmails).toEqual([{ email: 'player@jade.test', until: clock.now }]);
    const changes = stores.entries.filter(({ transaction }) => transaction.detail.kind === 'account-change');
    expect(changes.map(({ transaction }) => [transaction.detail, transaction.postings])).toEqual([
      [{ kind: 'account-change', step: 'email-changed' }, []],
    ]);
  });

  it('writes a ledger row for each change back and forth', async () => {
    const { callApi, user, profile, stores } = setup();
    for (const email of ['new@jade.test', 'player@jade.test', 'new@jade.test']) {
      user.email = email;
      await callApi('GET', '/account');
    }

    expect(profile()?.previousEmails.map(({ email }) => email)).toEqual([
      'player@jade.test',
      'new@jade.test',
      'player@jade.test',
    ]);
    const kinds = stores.entries.map(({ transaction }) => transaction.detail.kind);
    expect(kinds.filter((kind) => kind === 'account-change')).toHaveLength(3);
  });

  it('does not replace the stored address before it is verified', async () => {
    const { callApi, user, profile } = setup();
    Object.assign(user, { email: 'new@jade.test', isEmailVerified: false });

    const { body } = await callApi('GET', '/account');

    expect(body).toMatchObject({ email: 'new@jade.test', isEmailVerified: false });
    expect(profile()).toMatchObject({ email: 'player@jade.test', revision: 0 });
  });
});

describe('acceptance of terms', () => {
  it('keeps the first time of acceptance', async () => {
    const { callApi, clock, profile } = setup();
    const first = clock.now;
    await callApi('POST', '/account/terms', { version: currentTermsVersion });
    clock.now = new Date('2026-12-01T00:00:00Z');

    const { body } = await callApi('POST', '/account/terms', { version: currentTermsVersion });

    expect(body.terms).toEqual({
      acceptedVersion: currentTermsVersion,
      currentVersion: currentTermsVersion,
      acceptedAt: first.toISOString(),
    });
    expect(profile()).toMatchObject({ revision: 1 });
  });

  it('returns 409 with the current version for a superseded version', async () => {
    const { callApi, profile } = setup();

    const refused = await callApi('POST', '/account/terms', { version: '2025-01' });

    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'account/terms-superseded',
      details: { currentVersion: currentTermsVersion },
    });
    expect(profile().revision).toBe(0);
  });
});
