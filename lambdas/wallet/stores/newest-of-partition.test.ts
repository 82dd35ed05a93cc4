import { describe, expect, it } from 'vitest';
import { createPartitionReader } from '#lambdas/runtime/aws/by-partition';
import { ledgerRow, ledgerTable, minute } from './ledger-fixture';
import type { LedgerRow } from './ledger-row';
import { mostSkewMs, newestOfPartition, type Wanted } from './newest-of-partition';

const { partitionKey } = ledgerRow(1);
const rowsAMinuteApart = (count: number) =>
  Array.from({ length: count }, (_each, index) => ledgerRow(index + 1));
const manyRows = rowsAMinuteApart(10_000);

async function callApi(rows: readonly LedgerRow[], wanted: Wanted) {
  const table = ledgerTable(rows);
  const found = await newestOfPartition(createPartitionReader(table.client, 'ledger'), partitionKey, wanted);
  const sequences = found.map(({ sequence }) => sequence);
  return { sequences, reads: table.queries.length, evaluated: table.evaluated() };
}

describe('newestOfPartition', () => {
  it('reads exactly the requested rows when no time range is given', async () => {
    const rows = rowsAMinuteApart(50);

    expect(await callApi(rows, { limit: 3 })).toEqual({ sequences: [50, 49, 48], reads: 1, evaluated: 3 });
    expect(await callApi(rows, { limit: 3, before: 3 })).toEqual({
      sequences: [2, 1],
      reads: 1,
      evaluated: 2,
    });
    expect(await callApi([], { limit: 3 })).toEqual({ sequences: [], reads: 1, evaluated: 0 });
  });

  it('includes the start and excludes the end of the range', async () => {
    const span = { from: minute(20), to: minute(22) };

    expect((await callApi(rowsAMinuteApart(50), { ...span, limit: 25 })).sequences).toEqual([21, 20]);
  });

  it('finds a time among 10,000 rows by binary search and reads on from there', async () => {
    const { sequences, reads, evaluated } = await callApi(manyRows, {
      from: minute(3_000),
      to: minute(3_025),
      limit: 26,
    });

    expect(sequences).toEqual(Array.from({ length: 25 }, (_each, index) => 3_024 - index));
    // One query for the newest rows, at most 14 for the search, and two around the range.
    expect(reads).toBeLessThanOrEqual(1 + 14 + 2);
    expect(evaluated).toBeLessThanOrEqual(26 + 14 + 26 + 100);
  });

  it('skips the search for a page that begins within the range', async () => {
    const wanted = { from: minute(3_000), to: minute(3_025), limit: 10, before: 3_020 };

    expect(await callApi(manyRows, wanted)).toMatchObject({ reads: 1, evaluated: 10 });
  });

  it('stops soon after the start of the range, however many rows come before', async () => {
    const { sequences, evaluated } = await callApi(manyRows, { from: minute(9_999), limit: 26 });

    expect(sequences).toEqual([10_000, 9_999]);
    expect(evaluated).toBe(26);
  });

  it('filters by the timestamp of each row when clocks differ', async () => {
    const at = [0, 9, 6, 11, 8, 13];
    const rows = at.map((minutes, index) => ledgerRow(index + 1, { at: minute(minutes) }));

    expect((await callApi(rows, { to: minute(9), limit: 1 })).sequences).toEqual([5]);
    expect((await callApi(rows, { to: minute(9), limit: 2 })).sequences).toEqual([5, 3]);
    expect((await callApi(rows, { from: minute(9), limit: 2 })).sequences).toEqual([6, 4]);
    expect((await callApi(rows, { from: minute(9), limit: 6 })).sequences).toEqual([6, 4, 2]);
  });

  it('finds a row whose timestamp is early by the largest skew, far behind the others', async () => {
    const late = (sequence: number) => ledgerRow(sequence, { at: minute(60) });
    const early = ledgerRow(900, { at: new Date(minute(60).getTime() - mostSkewMs) });
    const rows = Array.from({ length: 2_000 }, (_each, index) => (index === 899 ? early : late(index + 1)));

    expect((await callApi(rows, { to: minute(60), limit: 5 })).sequences).toEqual([900]);
  });

  it('returns nothing for an empty or inverted range', async () => {
    const rows = rowsAMinuteApart(300);

    expect((await callApi(rows, { from: minute(50), to: minute(50), limit: 5 })).sequences).toEqual([]);
    expect((await callApi(rows, { from: minute(60), to: minute(50), limit: 5 })).sequences).toEqual([]);
  });
});
