import { describe, expect, it } from 'vitest';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { type StreamChange, streamEvent } from '#lambdas/in-memory/stream-event';
import { unsteadyCommit } from '#lambdas/projections/unsteady-commit-fixture';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import type { Log } from '#lambdas/runtime/log';
import { auditProducts } from './audit-products';

const product = (id: string, edit: string, over: object = {}) => ({
  id,
  name: `Prize ${id}`,
  stock: 5,
  price: 12.5,
  featured: false,
  active: true,
  revision: 1,
  edit,
  updatedAt: '2026-11-21T12:00:00.000Z',
  updatedBy: 'lin',
  ...over,
});

function change(before: object | null, after: object | null): StreamChange {
  const id = ((after ?? before) as { id: string }).id;
  return { key: { id }, ...(before && { before: { ...before } }), ...(after && { after: { ...after } }) };
}

function setup(trouble: Parameters<typeof unsteadyCommit>[1] = {}) {
  const tables = createFakeTables();
  const { audit, audited } = createFakeAudit(tables);
  const commitTogether = unsteadyCommit(tables.commitTogether, trouble);
  const logged: string[] = [];
  const log: Log = ({ code }) => void logged.push(code);
  const deliver = (...changes: StreamChange[]) =>
    auditProducts({ audit, commitTogether, log }, readStreamRows(streamEvent(changes)));
  return { deliver, audited, logged };
}

const removal = { id: 'gone', by: 'omar', at: '2026-11-21T13:00:00.000Z' };
const batch = [
  change(null, product('a', 'one')),
  change(product('a', 'one'), product('a', 'one', { stock: 4 })),
  change(product('a', 'one', { stock: 4 }), product('a', 'two', { stock: 9, updatedBy: 'omar' })),
  change(product('a', 'two', { removal }), null),
  change(null, { id: '#count', active: 1 }),
];

describe('auditProducts', () => {
  it('writes an entry for each admin change, and none for sales and other items', async () => {
    const { deliver, audited } = setup();

    expect(await deliver(...batch)).toEqual({ batchItemFailures: [] });

    expect(audited.map(({ act, actor }) => [act, actor])).toEqual([
      ['product-created', 'lin'],
      ['product-changed', 'omar'],
      ['product-deleted', 'omar'],
    ]);
    expect(audited[1]).toMatchObject({
      subject: { kind: 'product', id: 'a' },
      reason: null,
      detail: { stockWas: 4, stock: 9 },
    });
  });

  it('writes each entry once when the batch is delivered again', async () => {
    const { deliver, audited } = setup();

    await deliver(...batch);
    const again = await deliver(...batch);

    expect(again).toEqual({ batchItemFailures: [] });
    expect(audited).toHaveLength(3);
  });

  it.each([
    ['the table is away', { away: 1 }],
    ['another write is in the way', { conflicts: 1 }],
  ])('reports the first entry that could not be written while %s', async (_case, trouble) => {
    const { deliver, audited, logged } = setup(trouble);

    const failed = await deliver(...batch);
    await deliver(...batch);

    expect(failed).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(logged).toEqual(['PRODUCT_ACT_NOT_AUDITED']);
    expect(audited).toHaveLength(3);
  });

  it('logs and skips an unreadable row', async () => {
    const { deliver, audited, logged } = setup();

    const answer = await deliver(
      change(null, product('odd', 'one', { updatedAt: 'soon' })),
      change(null, product('a', 'two')),
    );

    expect([answer, logged]).toEqual([{ batchItemFailures: [] }, ['PRODUCT_ACT_UNREADABLE']]);
    expect(audited.map(({ subject }) => subject.id)).toEqual(['a']);
  });
});
