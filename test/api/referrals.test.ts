import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { approveIdentity } from './approve-identity';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';

const soon = { timeout: 30_000, interval: 50 };
const grownUp = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/New_York' };
const reward = { gold: 50_000, sweeps: 500 };

let casino: Casino;
let superadmin: string;
let players = 0;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  superadmin = await casino.signInNewPlayer('superadmin-of-friends@jade.test', ['SUPERADMINS']);
});
afterAll(() => casino.close());

const subOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).sub;

/** Opens a player with residency data; an adult in Texas by default. */
async function join(residency: object = grownUp) {
  const token = await casino.signInNewPlayer(`friend-${(players += 1)}@jade.test`);
  const callApi = (method: string, path: string, body?: object, key = `${path}-${(players += 1)}`) =>
    casino.callApi(method, path, { token, key, ...(body && { body }) });
  await callApi('PUT', '/player/residency', residency);
  const player = subOf(token);
  const read = async () => (await callApi('GET', '/referrals')).body;
  const balances = async () => (await callApi('GET', '/wallet')).body.balances;
  const lines = async () =>
    (await callApi('GET', '/wallet/transactions?kind=grant&limit=100')).body.items.filter(
      ({ grant }: { grant?: { reason: string } }) => grant?.reason === 'referral',
    );
  return { token, player, callApi, read, balances, lines };
}

type ReferralView = Awaited<ReturnType<typeof join>>;

/** Credits an invitee with Sweeps Coins and stakes all of them. */
async function playSweeps({ token, player }: ReferralView, staked: number) {
  await casino.callApi('POST', `/admin/players/${player}/adjustments`, {
    token: superadmin,
    key: `coins-${player}`,
    body: { account: 'player:sweeps-unplayed', amount: staked, reason: 'friend-test' },
  });
  for (let round = 0; round < staked / 500; round += 1)
    expect((await casino.playRound(token, `round-${round}`, { coin: 'sweeps', stake: 500 })).status).toBe(
      200,
    );
}

/** Two players, one bound by the other’s code. */
async function invite(referrer?: ReferralView) {
  const lee = referrer ?? (await join());
  const { code } = await lee.read();
  const mei = await join();
  expect((await mei.callApi('POST', '/referrals/bindings', { code })).status).toBe(200);
  return { lee, mei };
}

describe('referral code', () => {
  it('is assigned once for concurrent requests', async () => {
    const lee = await join();

    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await lee.read()).code));

    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await lee.read()).toMatchObject({
      path: `/?referral=${codes[0]}`,
      reward,
      playedNeeded: 1_000,
      sweepsRefusedAs: null,
      month: { settled: 0, of: 20 },
      invitation: null,
      invitees: { items: [], next: null },
    });
  });

  it('binds an invitee once for several tabs and spellings', async () => {
    const lee = await join();
    const mei = await join();
    const { code } = await lee.read();
    const typed = [
      code,
      code.toLowerCase(),
      `${code.slice(0, 4)} ${code.slice(4)}`,
      `${code.slice(0, 4)}-${code.slice(4)}`,
    ];

    const answers = await Promise.all(
      typed.map((each) => mei.callApi('POST', '/referrals/bindings', { code: each })),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.invitation.id)).size).toBe(1);
    const { invitees } = await lee.read();
    expect(invitees.items).toMatchObject([{ state: 'joined', progress: null, reward: null }]);
    expect(JSON.stringify(invitees)).not.toContain(mei.player);
    expect(JSON.stringify(invitees)).not.toContain('@');
  });

  it('is refused with a code when not eligible', async () => {
    const ann = await join();
    const { lee, mei } = await invite();
    const leaving = await join();
    await leaving.callApi('POST', '/account/deletion', {});
    const codeOf = async (invitee: ReferralView) => (await invitee.read()).code as string;
    const refused = async (invitee: ReferralView, code: string) => {
      const { status, body } = await invitee.callApi('POST', '/referrals/bindings', { code });
      return [status, body.error.code];
    };

    expect(await refused(ann, 'K7QMX2PA')).toEqual([404, 'referrals/unknown-code']);
    expect(await refused(ann, 'none')).toEqual([404, 'referrals/unknown-code']);
    expect(await refused(ann, await codeOf(ann))).toEqual([409, 'referrals/own-code']);
    expect(await refused(mei, await codeOf(ann))).toEqual([409, 'referrals/already-bound']);
    expect(await refused(leaving, await codeOf(lee))).toEqual([409, 'account/deletion-requested']);
    expect(await refused(lee, await codeOf(mei))).toEqual([409, 'referrals/account-older']);
    expect(await refused(ann, await codeOf(mei))).toEqual([409, 'referrals/account-older']);
  });
});

describe('an invitee who is verified and has played 10.00 SC', () => {
  it('earns both sides 50,000 GC and 5.00 SC once under 64 concurrent requests, with a notice each', async () => {
    const { lee, mei } = await invite();
    const before = { lee: await lee.balances(), mei: await mei.balances() };
    await playSweeps(mei, 1_000);
    await vi.waitUntil(async () => (await mei.read()).invitation.progress.played === 1_000, soon);
    expect((await lee.read()).invitees.items).toMatchObject([{ state: 'started', progress: null }]);
    expect([await lee.lines(), await mei.lines()]).toEqual([[], []]);
    await approveIdentity(casino, mei, superadmin);

    const answers = await Promise.all(Array.from({ length: 32 }, () => [lee.read(), mei.read()]).flat());
    expect(answers).toHaveLength(64);
    await vi.waitUntil(async () => (await lee.read()).invitees.items[0].state === 'rewarded', soon);

    for (const side of [lee, mei]) {
      const lines = await side.lines();
      expect(lines).toMatchObject([{ kind: 'grant', grant: { reason: 'referral' } }]);
    }
    expect((await lee.balances()).gold - before.lee.gold).toBe(50_000);
    expect((await lee.balances()).sweepsUnplayed - before.lee.sweepsUnplayed).toBe(500);
    expect(await lee.read()).toMatchObject({
      month: { settled: 1 },
      invitees: { items: [{ reward, reason: null }] },
    });
    expect((await mei.read()).invitation).toMatchObject({ state: 'rewarded', reward, reason: null });
    for (const side of [lee, mei])
      await vi.waitUntil(
        async () =>
          (await side.callApi('GET', '/notices')).body.items.some(
            ({ kind }: { kind: string }) => kind === 'referral',
          ),
        soon,
      );
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });

  it('is found by the schedule without a request from either side', async () => {
    const { lee, mei } = await invite();
    await playSweeps(mei, 1_000);
    await approveIdentity(casino, mei, superadmin);

    await vi.waitUntil(async () => {
      await casino.invoke('lambdas/functions/schedule-reminders/handler.ts', {});
      return (await lee.lines()).length === 1;
    }, soon);

    expect([(await lee.lines()).length, (await mei.lines()).length]).toEqual([1, 1]);
  });

  it('earns a referrer in a blocked state only Gold Coins, with the reason', async () => {
    const lee = await join({ ...grownUp, state: 'CA' });
    const { mei } = await invite(lee);
    await playSweeps(mei, 1_000);
    await approveIdentity(casino, mei, superadmin);

    await vi.waitUntil(async () => (await lee.read()).invitees.items[0].state === 'rewarded', soon);

    expect((await lee.read()).sweepsRefusedAs).toBe('player/state-blocked');
    expect((await lee.read()).invitees.items).toMatchObject([
      { reward: { gold: 50_000, sweeps: 0 }, reason: 'player/state-blocked' },
    ]);
    expect((await mei.read()).invitation).toMatchObject({ reward, reason: null });
  });
});
