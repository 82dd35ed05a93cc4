import { describe, expect, it, vi } from 'vitest';
import { newIdentityCheck } from '#domain/player/identity-check';
import { grownUp, openBonuses, refusedAs } from '#lambdas/bonuses/bonus-fixture';

const child = { ...grownUp, bornOn: '2010-05-05' };

async function setup({ residency = child as typeof grownUp | null } = {}) {
  const casino = openBonuses();
  const player = await casino.join('mei', { residency });
  const correct = (body: object = {}, { as = 'admin', key = 'k' } = {}) =>
    casino.callApi(
      as,
      'POST',
      '/admin/players/mei/birthday-corrections',
      { bornOn: '1990-05-05', note: 'A typo in the year', ...body },
      key,
    );
  const play = () => player.callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });
  const bornOn = async () => (await player.wallet()).play.residency.bornOn;
  return {
    ...casino,
    ...player,
    callAs: casino.callApi,
    entries: casino.stores.entries,
    correct,
    play,
    bornOn,
  };
}

describe('correctBirthday', () => {
  it('lets a player play again whose birthday was mistyped as under age', async () => {
    const { correct, play } = await setup();
    const refused = await play();

    const corrected = await correct();

    expect(refusedAs(refused)).toEqual([409, 'player/under-age']);
    expect([corrected.status, corrected.body]).toEqual([200, { bornOn: '1990-05-05' }]);
    expect((await play()).status).toBe(200);
  });

  it('writes one audit entry and one ledger row for a repeated key, neither with the birthday', async () => {
    const { correct, audited, entries, bornOn } = await setup();
    const { length } = entries;

    const first = await correct();
    const again = await correct();

    expect(again.body).toEqual(first.body);
    expect(await bornOn()).toBe('1990-05-05');
    expect(audited).toMatchObject([
      {
        actor: 'admin',
        act: 'birthday-corrected',
        subject: { kind: 'player', id: 'mei' },
        reason: 'A typo in the year',
        detail: { endsAgeBlock: true },
      },
    ]);
    expect(entries.slice(length).map(({ transaction }) => transaction)).toMatchObject([
      { postings: [], detail: { kind: 'account-change', step: 'birthday-corrected' } },
    ]);
    expect(JSON.stringify([audited, entries])).not.toMatch(/1990-05-05|2010-05-05/);
  });

  it('blocks a player whose true birthday is under age', async () => {
    const { correct, play, audited } = await setup({ residency: grownUp });

    await correct({ bornOn: '2010-05-05' });

    expect(refusedAs(await play())).toEqual([409, 'player/under-age']);
    expect(audited[0]?.detail).toEqual({ endsAgeBlock: false });
  });

  it('keeps state and time zone', async () => {
    const { correct, wallet } = await setup();

    await correct();

    const { residency } = (await wallet()).play;
    expect([residency.state, residency.timeZone.name]).toEqual([grownUp.state, grownUp.timeZone]);
  });

  it.each([
    ['one that is already recorded', '2010-05-05'],
    ['one in the future', '2027-01-01'],
    ['one more than 120 years ago', '1900-01-01'],
    ['a day that does not exist', '1990-02-30'],
  ])('refuses %s and writes nothing', async (_, bornOn) => {
    const { correct, audited } = await setup();

    expect(refusedAs(await correct({ bornOn }))).toEqual([400, 'request/invalid']);
    expect(audited).toEqual([]);
  });

  it('leaves the first statement to the player', async () => {
    const { correct, read } = await setup({ residency: null });
    await read();

    expect(refusedAs(await correct())).toEqual([409, 'player/birthday-not-set']);
  });

  it('changes no birthday that documents have confirmed', async () => {
    const { correct, identity, bornOn } = await setup({ residency: grownUp });
    identity.all.set('mei', { ...newIdentityCheck('mei'), state: 'approved', revision: 1 });

    expect(refusedAs(await correct({ bornOn: '1991-01-01' }))).toEqual([409, 'player/birthday-confirmed']);
    expect(await bornOn()).toBe(grownUp.bornOn);
  });

  it('changes no birthday that an approval confirms between its read and its write', async () => {
    const { correct, identity, bornOn, audited } = await setup({ residency: grownUp });
    const { load } = identity.checks;
    vi.spyOn(identity.checks, 'load').mockImplementationOnce(async (player) => {
      const before = await load(player);
      identity.all.set(player, { ...before, state: 'approved', revision: before.revision + 1 });
      return before;
    });

    expect(refusedAs(await correct({ bornOn: '1991-01-01' }))).toEqual([409, 'player/birthday-confirmed']);
    expect(await bornOn()).toBe(grownUp.bornOn);
    expect(audited).toEqual([]);
  });

  it('returns 404 for an unknown player, and 403 to an admin for their own account', async () => {
    const { callAs, correct } = await setup();
    const body = { bornOn: '1990-05-05', note: 'A typo in the year' };

    const unknown = await callAs('admin', 'POST', '/admin/players/li/birthday-corrections', body);

    expect(refusedAs(unknown)).toEqual([404, 'player/unknown-player']);
    expect(refusedAs(await correct({}, { as: 'mei', key: 'own' }))).toEqual([403, 'session/own-account']);
  });
});
