import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isClosed } from '#domain/ledger/closed-days';
import { daysBetween } from '#domain/ledger/days';
import { houseMetric, orderedMetric } from '#domain/ledger/metric-names';
import { writeHistory } from '#lambdas/demo/write-history';
import { createClosedDayReads } from '#lambdas/metrics/stores/closed-day-reads';
import { createMetricReads } from '#lambdas/metrics/stores/metric-reads';
import { type LoadedHistory, loadHistory, readHistory } from '../../lib/local/product/history/load-history';
import { ensurePlayers } from '../../lib/local/product/seed/seed-accounts';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { makeTemporaryFolder } from '../temporary-folder';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults, scan } from './ledger-check';

const staff = ['admin@jade.test', 'superadmin@jade.test', 'affiliate@jade.test'];
const projections = 'lambdas/functions/stream-projections/handler.ts';
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(projectRoot, 'content/seed', `${name}.json`), 'utf8'));

/** At full scale long enough for a commission of the first days, which is held for 90 days and paid in the month after. */
const size = scale === 'full' ? { days: 80 } : { days: 6, headStartDays: 14 };

let casino: Casino;
let history: LoadedHistory;
let target: Parameters<typeof loadHistory>[0];

beforeAll(async () => {
  const written = await writeHistory({
    seed: 'a loaded history',
    until: new Date('2026-11-26T00:00:00Z'),
    ...size,
    people: (read('demo-players') as unknown[]).slice(0, 2),
    products: read('products'),
    draws: read('draws'),
  });
  const file = join(makeTemporaryFolder(), 'history.json');
  writeFileSync(file, JSON.stringify(written));
  casino = await openCasino({ readsStreams: true });
  const { userPoolId } = casino.config.amplify.Auth.Cognito;
  target = casino.host;
  history = await readHistory(file, ({ all, players }) =>
    ensurePlayers({ ...casino.host, userPoolId }, { all, players: [...players, ...staff] }),
  );
  await loadHistory(target, history);
});
afterAll(() => casino.close());

const rowsOf = (table: 'metrics' | 'ledger' | 'orders') => scan(casino.dynamoDb, casino.tables[table]);
const affiliateRows = () => history.tables['affiliates']?.items ?? [];
const recount = (of: unknown) => casino.invoke(projections, { recount: of });

describe('a loaded demo history', () => {
  it('satisfies every invariant of the ledger', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });

  it('is read by the routes of admins: players with their state, checks, tickets and orders', async () => {
    const admin = await casino.signInNewPlayer('reader-of-history@jade.test', ['ADMINS']);
    const read = (path: string) => casino.callApi('GET', path, { token: admin });

    const { body: found } = await read('/admin/players?find=demo');
    const [{ player }] = found.items;

    expect(found.items).toHaveLength(2);
    for (const path of [`players/${player}`, 'identity-checks', 'tickets', 'orders', 'affiliates'])
      expect([path, (await read(`/admin/${path}`)).status]).toEqual([path, 200]);
  });

  it('has the metrics that a recount of the ledger finds, all of them and of each player', async () => {
    const players = await scan<{ player: string }>(casino.dynamoDb, casino.tables.wallets);

    expect(await recount('ever')).toMatchObject({ differences: [], unreadable: 0 });
    for (const { player } of players)
      expect(await recount({ player })).toMatchObject({ differences: [], unreadable: 0 });
  });

  it('has the metrics that a recount finds on a day', async () => {
    const days = new Set((await rowsOf('ledger')).map((row) => (row as { at: string }).at.slice(0, 10)));
    const someDays = [...days].filter((_day, index) => index % 7 === 0);

    expect(someDays.length).toBeGreaterThan(1);
    for (const day of someDays)
      expect(await recount(day)).toMatchObject({ day, differences: [], unreadable: 0 });
  });

  it('has sums of closed days that equal those of the parts', async () => {
    const { reportOf, sumsOf } = createMetricReads(casino.dynamoDb, casino.tables.metrics);
    const days = daysBetween({ from: '2026-11-10', to: '2026-11-25' }, 16);

    const marks = await createClosedDayReads(casino.dynamoDb, casino.tables.metrics).marks({
      from: '2026-11-10',
      to: '2026-11-25',
    });
    const report = await reportOf(days, [houseMetric, orderedMetric]);

    // The last two days were not over when the history was written.
    expect(days.slice(0, -2).filter((day) => !isClosed(marks.get(day)))).toEqual([]);
    expect(Object.keys(report).length).toBeGreaterThan(5);
    expect(report).toEqual(await sumsOf(days, [houseMetric, orderedMetric]));
  });

  it('has the commission of its affiliate that a recount finds', async () => {
    const approved = affiliateRows().find(({ id, state }) => id === 'program' && state === 'approved');

    const recounted = await recount({ affiliate: approved?.['owner'] });

    expect(recounted).toMatchObject({ differences: [], unreadable: 0 });
    expect(affiliateRows().filter(({ id }) => String(id).startsWith('accrual#'))).not.toEqual([]);
  });

  itInFullRun('has a statement of its affiliate that was paid', () => {
    const statements = affiliateRows().filter(({ id }) => String(id).startsWith('statement#'));

    expect(statements.filter(({ payment }) => payment !== null)).not.toEqual([]);
  });

  it('changes nothing when it is loaded again, and nothing that streams count again', async () => {
    const before = [await rowsOf('metrics'), await rowsOf('ledger'), await rowsOf('orders')];

    await loadHistory(target, history);

    expect([await rowsOf('metrics'), await rowsOf('ledger'), await rowsOf('orders')]).toEqual(before);
  });
});
