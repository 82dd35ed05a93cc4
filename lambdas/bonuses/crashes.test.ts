import { describe, expect, it } from 'vitest';
import { grownUp, openBonuses, refusedAs } from './bonus-fixture';

const address = {
  name: 'Mei Wong',
  line1: '12 North Main Street',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
};

describe.each([
  ['a claim of the daily bonus', '/bonuses/daily/claims', undefined],
  ['a spin of the wheel', '/bonuses/wheel/spins', undefined],
  ['a free entry', '/bonuses/free-entries', { address, device: 'device-of-mei---' }],
])('%s', (_what, path, body) => {
  async function setup() {
    const casino = openBonuses();
    const player = await casino.join('mei');
    const callApi = () => player.callApi('POST', path, body, 'once');
    return { ...casino, ...player, callApi };
  }

  it('leaves nothing behind after a crash before its commit, and accepts a retry', async () => {
    const { callApi, cutCommit, grants, wallet, bonuses } = await setup();
    const before = { grants: grants(), wallet: (await wallet()).wallet };
    cutCommit('before');

    const cut = await callApi();

    expect(refusedAs(cut)).toEqual([503, 'request/unavailable']);
    expect({ grants: grants(), wallet: (await wallet()).wallet }).toEqual(before);
    expect([bonuses.stored.marks.size, bonuses.stored.entries.size, bonuses.stored.places.size]).toEqual([
      0, 0, 0,
    ]);
    expect((await callApi()).status).toBe(200);
    expect(grants()).toHaveLength(before.grants.length + 1);
  });

  it('returns the committed result to a retry after a crash following the commit', async () => {
    const { callApi, cutCommit, grants } = await setup();
    cutCommit('after');

    const cut = await callApi();
    const settled = grants();
    const again = await callApi();

    expect(refusedAs(cut)).toEqual([503, 'request/unavailable']);
    expect(again).toMatchObject({ status: 200, body: { sequence: settled.at(-1)!.sequence } });
    expect(grants()).toEqual(settled);
  });
});

describe('the welcome grant of sweeps', () => {
  async function setup() {
    const casino = openBonuses();
    const player = await casino.join('mei', { residency: null });
    await player.callApi('GET', '/wallet');
    // The first commit is that of the residency itself.
    casino.cutCommit('before', 1);
    const declareResidency = () => player.callApi('PUT', '/player/residency', grownUp, 'declared');
    return { ...player, cut: await declareResidency(), declareResidency };
  }

  it.each(['repeated request', 'look at the bonuses'])(
    'is credited once by the next %s after a crash that followed the declared residency',
    async (next) => {
      const { cut, declareResidency, read, callApi, wallet } = await setup();
      const residency = (await callApi('GET', '/play-limits')).body.residency;
      const before = (await wallet()).wallet.balances.sweepsUnplayed;

      await (next === 'repeated request' ? declareResidency() : read());
      await declareResidency();
      await read();

      expect(refusedAs(cut)).toEqual([503, 'request/unavailable']);
      expect([residency.state, before]).toEqual(['TX', 0]);
      expect((await wallet()).wallet.balances.sweepsUnplayed).toBe(250);
    },
  );
});
