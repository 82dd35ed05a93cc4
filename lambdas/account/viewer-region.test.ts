import { describe, expect, it } from 'vitest';
import { openAccount } from './account-fixture';

const grownUp = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };
const located = (region: string, country = 'US') => ({
  'CloudFront-Viewer-Country': country,
  'CloudFront-Viewer-Country-Region': region,
});
const throughSite = { 'Jade-Edge-Key': 'edge-key' };
const dayMs = 86_400_000;

/** A player who is eligible for Sweeps Coins, with sign-ins from different locations. */
async function setup() {
  const account = openAccount();
  const { signIn, clock, memory, stores, player } = account;
  let keys = 0;
  const wait = (days: number) => (clock.now = new Date(clock.now.getTime() + days * dayMs));
  const declareResidency = (device: ReturnType<typeof signIn>, state = 'TX') =>
    device('PUT', '/player/residency', { ...grownUp, state }, `standing-${(keys += 1)}`);
  const report = (device: ReturnType<typeof signIn>, headers: object) =>
    device('POST', '/account/viewer-region', undefined, '', headers);
  /** Signs in an hour later and reports the location as the distribution does. */
  async function signInFrom(region: string, country = 'US') {
    wait(1 / 24);
    const device = signIn();
    const { status } = await report(device, { ...throughSite, ...located(region, country) });
    expect(status).toBe(200);
    return device;
  }
  const refusedAs = async (device: ReturnType<typeof signIn>) =>
    (await device('GET', '/play-limits')).body.residency.sweepsRefusedAs;
  await declareResidency(signIn());
  const recorded = () => memory.profiles.get(player)?.viewerRegion;
  return { ...account, wait, declareResidency, report, signInFrom, refusedAs, recorded, stores };
}

describe('POST /account/viewer-region', () => {
  it('replaces the location of the previous sign-in', async () => {
    const { signInFrom, recorded, clock } = await setup();
    await signInFrom('OR');

    await signInFrom('TX');

    expect(recorded()).toEqual({ country: 'US', region: 'TX', at: clock.now });
  });

  it('requires a residency confirmation after a sign-in from a blocked state', async () => {
    const { signInFrom, refusedAs, declareResidency } = await setup();
    const device = await signInFrom('WA');

    const refused = await refusedAs(device);
    const { body } = await declareResidency(device);

    expect(refused).toBe('player/residency-unconfirmed');
    expect(body.residency).toMatchObject({ sweepsRefusedAs: null, residencyCheck: { state: 'WA' } });
    expect(await refusedAs(await signInFrom('WA'))).toBeNull();
  });

  it('requires it again after a sign-in 30 days later', async () => {
    const { signInFrom, refusedAs, declareResidency, wait } = await setup();
    await declareResidency(await signInFrom('WA'));
    wait(30);

    expect(await refusedAs(await signInFrom('WA'))).toBe('player/residency-unconfirmed');
  });

  it('withdraws the requirement after a sign-in from another state', async () => {
    const { signInFrom, refusedAs } = await setup();
    await signInFrom('WA');

    expect(await refusedAs(await signInFrom('OR'))).toBeNull();
  });

  it.each([
    ['no key', located('OR')],
    ['a guessed key', { ...located('OR'), 'Jade-Edge-Key': 'edge-kez' }],
    ['the beginning of the key', { ...located('OR'), 'Jade-Edge-Key': 'edge' }],
    ['the key and more', { ...located('OR'), 'Jade-Edge-Key': 'edge-key, edge-key' }],
  ])('returns 403 and records nothing when the request carries %s', async (_what, headers) => {
    const { signInFrom, signIn, report, recorded, refusedAs, wait } = await setup();
    await signInFrom('WA');
    const before = recorded();
    wait(1);
    const device = signIn();

    const refused = await report(device, headers);

    expect([refused.status, refused.body.error.code]).toEqual([403, 'account/not-through-site']);
    expect(recorded()).toBe(before);
    expect(await refusedAs(device)).toBe('player/residency-unconfirmed');
  });

  it('ignores a later report within the same sign-in', async () => {
    const { signInFrom, report, recorded, refusedAs, wait } = await setup();
    const device = await signInFrom('WA');
    const before = recorded();
    wait(0.1);

    const { status } = await report(device, { ...throughSite, ...located('OR') });

    expect([status, recorded()]).toEqual([200, before]);
    expect(await refusedAs(device)).toBe('player/residency-unconfirmed');
  });

  it('completes both writes when a request was cut off between them', async () => {
    const { signIn, report, recorded, refusedAs, memory, wait } = await setup();
    wait(1);
    const device = signIn();
    const headers = { ...throughSite, ...located('WA') };
    memory.beforeNextCommit(() => Promise.reject(new Error('cut off')));

    const first = await report(device, headers);
    const between = recorded();
    const second = await report(device, headers);

    expect([first.status, between, second.status]).toEqual([500, null, 200]);
    expect(recorded()).toMatchObject({ region: 'WA' });
    expect(await refusedAs(device)).toBe('player/residency-unconfirmed');
  });

  it.each([
    ['no location', {}],
    ['a country of no two letters', located('WA', 'USA')],
    ['a country in small letters', located('WA', 'us')],
  ])('changes nothing when CloudFront sends %s', async (_what, headers) => {
    const { signInFrom, signIn, report, recorded, wait } = await setup();
    await signInFrom('WA');
    const before = recorded();
    wait(1);

    const { status, body } = await report(signIn(), { ...throughSite, ...headers });

    expect([status, recorded()]).toEqual([200, before]);
    expect(body.viewerRegion).toEqual({ country: 'US', region: 'WA', recordedAt: before?.at.toISOString() });
  });

  it('records only the country when the region is unknown', async () => {
    const { signIn, report, recorded } = await setup();

    await report(signIn(), { ...throughSite, 'CloudFront-Viewer-Country': 'US' });

    expect(recorded()).toMatchObject({ country: 'US', region: null });
  });

  it('writes no location to the ledger, which outlives the account', async () => {
    const { signInFrom, stores } = await setup();
    const { length } = stores.entries;

    await signInFrom('OR');
    await signInFrom('WA');

    const details = stores.entries.slice(length).map(({ transaction }) => transaction.detail);
    expect(details).toEqual([{ kind: 'play-limits', change: 'record-viewer-region' }]);
    expect(JSON.stringify(stores.entries.slice(length))).not.toContain('WA');
  });

  it('returns 401 and records nothing for a sign-in that was ended', async () => {
    const { signIn, report, recorded } = await setup();
    const device = signIn();
    await device('POST', '/account/sign-outs', undefined, 'sign-out');

    const refused = await report(device, { ...throughSite, ...located('WA') });

    expect([refused.status, refused.body.error.code]).toEqual([401, 'session/ended']);
    expect(recorded()).toBeNull();
  });
});
