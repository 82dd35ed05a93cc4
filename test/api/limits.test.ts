import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { openShopper, statusAndCode, retryWhileBusy } from './shopper';

const dayMs = 86_400_000;

/** A ledger row of a player, reduced to what limits show in it. */
interface Line {
  readonly sequence: number;
  readonly kind: string;
  readonly postings: readonly object[];
  readonly playLimits?: { readonly change: string };
}

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(async () => {
  await casino.close();
});

async function openPlayer(name: string, redeemable = 0) {
  const player = await openShopper(casino, `${name}@jade.test`);
  if (redeemable > 0) await player.win(redeemable);
  let keys = 0;
  const change = (path: string, body: object, method = 'POST', key = `change-${(keys += 1)}`) =>
    player.callApi(method, path, { key, body });
  const limit = (thing: string, most: number | null, period = 'day') =>
    change('/play-limits/limits', { thing, period, most }, 'PUT');
  const live = (state: string, bornOn = '1990-05-17') =>
    change('/player/residency', { bornOn, state, timeZone: 'America/Chicago' }, 'PUT');
  const lines = async (query = ''): Promise<Line[]> =>
    (await player.callApi('GET', `/wallet/transactions?limit=100${query}`)).body.items;
  return { ...player, change, limit, live, lines };
}

/** Requests this many rounds at once; like the site, repeats a busy request with the same key. */
function playAtOnce(tokens: readonly string[], count: number): Promise<Answer[]> {
  const rounds = Array.from({ length: count }, (_each, index) => {
    const token = tokens[index % tokens.length]!;
    return retryWhileBusy(() => casino.playRound(token, `at-once-${index}`));
  });
  return Promise.all(rounds);
}

describe('a limit', () => {
  it('on losses refuses the next round and returns the remaining amount and the reset time', async () => {
    const { token, limit, lines } = await openPlayer('loser');

    const set = await limit('loss-gold', 99);
    const refused = await casino.playRound(token, 'next');

    expect(statusAndCode(set)).toEqual([200]);
    expect(statusAndCode(refused)).toEqual([409, 'play-limits/loss-limit-reached']);
    const { resetsAt, ...reported } = refused.body.error.details;
    expect(reported).toEqual({ period: 'day', most: 99, left: 99 });
    const waitMs = Date.parse(resetsAt) - Date.now();
    expect(waitMs).toBeGreaterThan(0);
    // A day on which clocks are put back has one more hour.
    expect(waitMs).toBeLessThanOrEqual(dayMs + dayMs / 24);
    expect((await lines()).map(({ kind }) => kind)).toEqual(['play-limits', 'grant']);
  });

  it('holds for concurrent rounds from two devices', async () => {
    const { token, email, limit, lines } = await openPlayer('two-devices');
    await limit('stake-gold', 500);
    const other = await casino.signIn(email);

    const answers = await playAtOnce([token, other], 16);

    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused.map(statusAndCode)).toEqual(
      Array.from({ length: 11 }, () => [409, 'play-limits/stake-limit-reached']),
    );
    expect((await lines('&kind=round')).length).toBe(5);
  });

  it('applies at once when stricter, and after a day when looser', async () => {
    const { token, limit } = await openPlayer('second-thoughts');
    await limit('stake-gold', 50);

    const looser = await limit('stake-gold', null);
    const refused = await casino.playRound(token, 'still');

    const reported = looser.body.limits.find(
      ({ thing, period }: Record<string, string>) => thing === 'stake-gold' && period === 'day',
    );
    expect(reported).toMatchObject({ most: 50, next: { most: null }, counted: 0 });
    expect(Date.parse(reported.next.from) - Date.now()).toBeGreaterThan(dayMs - 60_000);
    expect(statusAndCode(refused)).toEqual([409, 'play-limits/stake-limit-reached']);
  });
});

describe('a self-exclusion', () => {
  it('refuses every later round, also in a session on another device', async () => {
    const { token, email, change, lines } = await openPlayer('excluded');
    const elsewhere = await casino.signIn(email);
    const before = await casino.playRound(elsewhere, 'before');

    const [answers, excluded] = await Promise.all([
      playAtOnce([token, elsewhere], 12),
      retryWhileBusy(() => change('/play-limits/exclusions', { months: 6 }, 'POST', 'exclude')),
    ]);
    const refused = await casino.playRound(elsewhere, 'after');

    expect([before, excluded].map(statusAndCode)).toEqual([[200], [200]]);
    expect(statusAndCode(refused)).toEqual([409, 'play-limits/excluded']);
    expect(refused.body.error.details).toEqual({ until: excluded.body.timeOut.until });
    const all = await lines();
    const [{ sequence }] = all.filter(({ kind }) => kind === 'play-limits') as [Line];
    const rounds = all.filter(({ kind }) => kind === 'round');
    expect(rounds.every((round) => round.sequence < sequence)).toBe(true);
    // Each round is either in the ledger or refused; none is lost or duplicated.
    expect(rounds).toHaveLength(1 + answers.filter(({ status }) => status === 200).length);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(statusAndCode(answer)).toEqual([409, 'play-limits/excluded']);
  });

  it('is permanent when no months are given', async () => {
    const { token, change } = await openPlayer('for-good');

    await change('/play-limits/exclusions', { months: null });
    const refused = await casino.playRound(token, 'after');

    expect(refused.body.error).toMatchObject({ code: 'play-limits/excluded', details: { until: null } });
  });
});

describe('a break', () => {
  it('cannot be canceled or shortened, only prolonged', async () => {
    const { token, callApi, change } = await openPlayer('on-a-break');
    const {
      body: { timeOut: taken },
    } = await change('/play-limits/breaks', { days: 7 });

    const shorter = await change('/play-limits/breaks', { days: 1 });
    const undone = await callApi('DELETE', '/play-limits/breaks');
    const refused = await casino.playRound(token, 'during');
    const longer = await change('/play-limits/breaks', { days: 30 });

    expect(taken.kind).toBe('break');
    expect(shorter.body.timeOut).toEqual(taken);
    expect(statusAndCode(undone)).toEqual([404, 'request/unknown-route']);
    expect(statusAndCode(refused)).toEqual([409, 'play-limits/on-break']);
    expect(refused.body.error.details).toEqual({ until: taken.until });
    expect(Date.parse(longer.body.timeOut.until) - Date.parse(taken.until)).toBeGreaterThan(22 * dayMs);
  });
});

describe('residency and age', () => {
  const sweeps = { coin: 'sweeps', stake: 20 } as const;

  it('are required before Sweeps Coins are played, and a blocked state is refused', async () => {
    const { token, live } = await openPlayer('traveller', 1000);
    const play = async (key: string) => statusAndCode(await casino.playRound(token, key, sweeps));

    const unknown = await play('unknown');
    await live('TX');
    const allowed = await play('allowed');
    const mistyped = await live('TX', '1991-05-17');
    await live('CA');
    const blocked = await play('blocked');
    const back = await live('TX');

    expect(unknown).toEqual([409, 'player/age-and-state-needed']);
    expect(allowed).toEqual([200]);
    expect(statusAndCode(mistyped)).toEqual([409, 'player/birthday-already-set']);
    expect(blocked).toEqual([409, 'player/state-blocked']);
    expect(statusAndCode(back)).toEqual([409, 'player/state-already-set']);
    expect(statusAndCode(await casino.playRound(token, 'gold'))).toEqual([200]);
  });

  it('refuse both coins to an under-age player', async () => {
    const { token, live } = await openPlayer('too-young', 1000);
    await live('TX', `${new Date().getUTCFullYear() - 20}-01-01`);

    const refused = [await casino.playRound(token, 'gold'), await casino.playRound(token, 'sweeps', sweeps)];

    expect(refused.map(statusAndCode)).toEqual([
      [409, 'player/under-age'],
      [409, 'player/under-age'],
    ]);
  });
});

describe('the ledger', () => {
  it('has one row without postings per change and per idempotency key', async () => {
    const { change, limit, lines, callApi } = await openPlayer('on-record');
    await callApi('GET', '/wallet');

    await limit('loss-gold', 5000, 'week');
    const body = { thing: 'time', period: 'month', most: 600 };
    const again = await Promise.all(
      Array.from({ length: 16 }, () =>
        retryWhileBusy(() => change('/play-limits/limits', body, 'PUT', 'same')),
      ),
    );
    await change('/play-limits/breaks', { days: 1 });

    expect(new Set(again.map(({ text }) => text)).size).toBe(1);
    const changes = await lines('&kind=play-limits');
    expect(changes.map(({ playLimits }) => playLimits?.change)).toEqual([
      'take-break days=1',
      'set-play-limit thing=time period=month most=600',
      'set-play-limit thing=loss-gold period=week most=5000',
    ]);
    expect(changes.flatMap(({ postings }) => postings)).toEqual([]);
    expect((await callApi('GET', '/wallet')).body).toMatchObject({ sequence: 4, balances: { gold: 10_000 } });
  });

  it('is consistent after all limits', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});
