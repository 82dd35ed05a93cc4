import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import type { Unfinished } from '#lambdas/projections/recount';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import { logLines } from '#lambdas/runtime/log';
import { recountAffiliate } from './recount-affiliate';

const at = new Date('2026-11-21T12:00:00Z');
const players = ['ann', 'bo', 'cy'];

/** Three players of Mei's whose purchases were never counted. */
function setup() {
  const { commissions, tables } = createFakeAffiliates();
  const rows = players.map((player, index): Row => ({
    player,
    entry: `${player}-1`,
    sequence: 1,
    at: at.toISOString(),
    postings: [],
    detail: { kind: 'purchase', purchase: `p-${player}`, priceCents: 1_000 * (index + 1) },
  }));
  for (const player of players) {
    const click = { id: `click of ${player}`, affiliate: 'mei', link: affiliateCode(1), at };
    const ownClick = { ...click, id: `of ${player}`, network: null };
    tables.commitNow(
      commissions.bind({ player, click: ownClick, boundAt: at, sequence: 1, firstPurchase: null }),
    );
  }
  const read: string[] = [];
  const logged: unknown[] = [];
  const memory = createFakeLedgerRows(rows);
  const dependencies = {
    commissions,
    ledgerRows: {
      ...memory,
      after: (player: string, ...rest: [number, number]) => {
        if (!read.includes(player)) read.push(player);
        return memory.after(player, ...rest);
      },
    },
    log: (...line: unknown[]) => void logged.push(line),
  };
  return {
    read,
    logged,
    recount: (timeLeftMs: () => number, from?: Unfinished<string>) =>
      recountAffiliate(dependencies, { affiliate: 'mei', from }, timeLeftMs),
  };
}

describe('recountAffiliate', () => {
  it('checks the time left after each player, and continues from there', async () => {
    const { read, recount } = setup();
    const whole = await recount(() => 30_000);
    read.length = 0;

    const readByCall: number[] = [];
    let answer = await recount(() => 0);
    while ('unfinished' in answer) {
      readByCall.push(read.length);
      answer = await recount(() => 0, answer.unfinished);
    }

    expect(readByCall).toEqual([1, 2]);
    expect([...read].sort()).toEqual(players);
    expect(answer).toEqual(whole);
    expect('differences' in whole && whole.differences.length).toBeGreaterThan(0);
  });

  it('logs the result once it is complete', async () => {
    const { logged, recount } = setup();

    const unfinished = await recount(() => 0);
    expect('unfinished' in unfinished && logged).toEqual([]);
    const whole = await recount(() => 30_000);

    const differences = 'differences' in whole ? whole.differences.length : 0;
    expect(logged).toEqual([[logLines.recounted, { differences, unreadable: 0 }]]);
  });
});
