import { expect, it } from 'vitest';
import { createMemoryAffiliates } from '#stores/in-memory/affiliates';
import { createMemoryFigures } from '#stores/in-memory/figures';
import { createMemoryLedgerRows, streamEvent } from '#stores/in-memory/stream-rows';
import { readStreamRows } from '#stores/stream-rows';
import { followStreams } from './follow-streams';
import { ledgerRow } from './ledger-fixture';

const enoughTime = { getRemainingTimeInMillis: () => 30_000 };
const mug = {
  ...{ id: 'mug', name: 'Jade Mug', price: 12.5, featured: false, active: true },
  createdAt: '2026-11-21T12:00:00.000Z',
};

function setup() {
  const figures = createMemoryFigures();
  const listed: string[] = [];
  const follow = followStreams({
    ...{ figures, readRows: readStreamRows, log: () => undefined, now: () => new Date(mug.createdAt) },
    ...{ ledgerRows: createMemoryLedgerRows([]), pause: async () => undefined },
    countQuests: async () => new Map(),
    commissions: createMemoryAffiliates().commissions,
    lists: {
      replaceWords: async (_before, after) => void listed.push(after?.id ?? 'gone'),
      count: async () => undefined,
    },
  });
  return { figures, listed, follow };
}

it('lists products and adds up movements, each from its own stream', async () => {
  const { figures, listed, follow } = setup();

  const products = await follow(streamEvent([{ key: { id: 'mug' }, after: mug }]), enoughTime);
  const movements = await follow(
    streamEvent([{ key: { player: 'a', entry: 'a-1' }, after: ledgerRow('a', 1) }]),
    enoughTime,
  );

  expect([products, movements]).toEqual([{ batchItemFailures: [] }, { batchItemFailures: [] }]);
  expect(listed).toEqual(['mug']);
  expect(await figures.cursor('a')).toMatchObject({ lastSequence: 1 });
});

it('leaves what a person asks for to the figures', async () => {
  const { follow, listed } = setup();

  expect(await follow({ replay: 'parked' }, enoughTime)).toEqual({ replayed: [], isComplete: true });
  await expect(follow({ unknown: true }, enoughTime)).rejects.toThrow();
  expect(listed).toEqual([]);
});
