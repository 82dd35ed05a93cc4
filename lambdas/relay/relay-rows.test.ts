import { describe, expect, it } from 'vitest';
import { type StreamChange, streamEvent } from '#lambdas/in-memory/stream-event';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import type { Log } from '#lambdas/runtime/log';
import { relayRows } from './relay-rows';

const at = '2026-11-21T12:00:00.000Z';

function movement(player: string, sequence: number, over: object = {}): StreamChange {
  const key = { player, entry: `${player}-${sequence}` };
  const balances = {
    gold: 100 * sequence,
    sweepsUnplayed: 20,
    sweepsRedeemable: 3,
    goldHeld: 50,
    sweepsHeld: 4,
  };
  const postings = [
    ['player:gold', 'gold', 5],
    ['house:promotions', 'gold', -5],
  ];
  const detail = { kind: 'wheel-spin' };
  return { key, after: { ...key, sequence, at, input: 'hash', postings, balances, detail, ...over } };
}

const mug = {
  id: 'mug',
  name: 'Mug',
  description: 'A mug.',
  image: ['media/products/mug.svg'],
  stock: 5,
  price: 12.5,
  featured: false,
  active: true,
  category: 'merch',
  createdAt: at,
  updatedAt: at,
  revision: 7,
  updatedBy: 'admin',
  listing: 'products',
  listingOrder: '0\t1\tmug\tmug\t',
};

function product(before: object | undefined, after: object | undefined): StreamChange {
  const id = ((after ?? before) as { id: string }).id;
  return { key: { id }, ...(before && { before: { ...before } }), ...(after && { after: { ...after } }) };
}

/** Queues that reject events of the given groups. */
function setup(...refused: string[]) {
  const queueOf = (taken: QueuedEvent[], mark: string): OrderedQueue => ({
    async send(sent) {
      const isRefused = ({ group }: QueuedEvent) => refused.includes(mark + group);
      taken.push(...sent.filter((each) => !isRefused(each)));
      const error = new Error('full');
      return sent.filter(isRefused).map(({ id }) => ({ id, error }));
    },
  });
  const queued: QueuedEvent[] = [];
  const noticed: QueuedEvent[] = [];
  const events = queueOf(queued, '');
  const notices = queueOf(noticed, 'notices of ');
  const restricted: QueuedEvent[] = [];
  const restrictions = queueOf(restricted, 'restrictions of ');
  const logged: string[] = [];
  const log: Log = ({ code }) => void logged.push(code);
  const relay = relayRows({ events, notices, restrictions, log, readRows: readStreamRows });
  const messages = () => queued.map(({ message }) => message);
  return {
    queued,
    noticed,
    restricted,
    messages,
    logged,
    relay: (...changes: StreamChange[]) => relay(streamEvent(changes)),
  };
}

describe('relayRows for a movement', () => {
  it("queues the balances in the player's group, with the id of the stream event", async () => {
    const { relay, queued } = setup();
    const row = movement('p', 7);

    expect(await relay(row)).toEqual({ batchItemFailures: [] });

    expect(queued).toEqual([
      {
        id: streamEvent([row]).Records[0]?.eventID,
        group: 'player#p',
        message: {
          mutation: 'publishPlayerEvent',
          input: {
            player: 'p',
            kind: 'balances',
            gold: 700,
            sweepsUnplayed: 20,
            sweepsRedeemable: 3,
            goldHeld: 50,
            sweepsHeld: 4,
            sequence: 7,
            at,
          },
        },
      },
    ]);
  });

  it('queues nothing for a movement without postings', async () => {
    const { relay, queued } = setup();

    await relay(movement('p', 1, { postings: [] }));

    expect(queued).toEqual([]);
  });

  it.each(['round', 'round-open'])(
    'queues no balances for the kind %s, because the response to the round contains them',
    async (kind) => {
      const { relay, queued, logged } = setup();

      await relay(movement('p', 1, { detail: { kind } }));

      expect([queued, logged]).toEqual([[], []]);
    },
  );

  it('queues only the newest movement of a player in a batch, in any order', async () => {
    const { relay, messages } = setup();

    await relay(movement('p', 2), movement('q', 1), movement('p', 4), movement('p', 3));

    expect(messages()).toMatchObject([
      { input: { player: 'q', sequence: 1 } },
      { input: { player: 'p', sequence: 4 } },
    ]);
  });

  it('ignores a changed or removed row', async () => {
    const { relay, queued } = setup();
    const { key, after } = movement('p', 1);

    await relay({ key, before: after!, after: { ...after, at: 'later' } }, { key, before: after! });

    expect(queued).toEqual([]);
  });

  it('logs and skips an unreadable row', async () => {
    const { relay, messages, logged } = setup();

    expect(await relay(movement('p', 1, { balances: null }), movement('q', 1))).toEqual({
      batchItemFailures: [],
    });

    expect(messages()).toMatchObject([{ input: { player: 'q' } }]);
    expect(logged).toEqual(['EVENT_UNREADABLE']);
  });
});

describe('relayRows for a movement with a notice', () => {
  const freeEntry = {
    postings: [
      ['player:sweeps-unplayed', 'sweeps', 500],
      ['house:promotions', 'sweeps', -500],
    ],
    detail: { kind: 'grant', reason: 'free-entry' },
  };

  it('queues the notice with the id of its transaction, also without postings, but not for a round', async () => {
    const { relay, noticed } = setup();
    const limit = { postings: [], detail: { kind: 'play-limits', change: 'take-break days=3' } };

    await relay(movement('p', 1, freeEntry), movement('p', 2, limit), movement('p', 3));

    expect(noticed).toEqual([
      {
        id: 'p-1',
        group: 'player#p',
        message: { player: 'p', event: 'p-1', at, noticeEvent: { kind: 'free-entry', sweeps: 500 } },
      },
      {
        id: 'p-2',
        group: 'player#p',
        message: { player: 'p', event: 'p-2', at, noticeEvent: { kind: 'break', days: 3 } },
      },
    ]);
  });

  it('queues a repeated row with the same id', async () => {
    const { relay, noticed } = setup();
    const row = movement('p', 1, freeEntry);

    await relay(row);
    await relay(movement('q', 1), row);

    expect(noticed.map(({ id }) => id)).toEqual(['p-1', 'p-1']);
  });

  it('retries the row when only the notice queue rejected it', async () => {
    const { relay, queued } = setup('notices of player#q');

    const answer = await relay(movement('p', 1), movement('q', 1, freeEntry), movement('r', 1));

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(queued).toHaveLength(3);
  });
});

describe('relayRows for a movement that restricts its player', () => {
  it.each([
    ['exclusion', { kind: 'play-limits', change: 'exclude-myself months=6' }],
    ['suspension', { kind: 'account-change', step: 'suspended', reason: 'terms-broken' }],
    ['freeze', { kind: 'sweeps-freeze', isFrozen: true, reason: 'disputed', purchase: 'pay' }],
    ['freeze', { kind: 'refund', purchase: 'pay', cents: 999, owed: { gold: 0, sweeps: 10 } }],
    ['freeze', { kind: 'refund', purchase: 'pay', cents: 999, owed: { gold: 10, sweeps: 0 } }],
    [
      'freeze',
      {
        kind: 'refund',
        purchase: 'pay',
        cents: 999,
        owed: { gold: 0, sweeps: 0 },
        reason: 'dispute-lost',
      },
    ],
  ])('queues the %s with the id of its transaction', async (kind, detail) => {
    const { relay, restricted } = setup();

    await relay(movement('p', 7, { detail }));

    const message = { player: 'p', transaction: 'p-7', kind };
    expect(restricted).toEqual([{ id: 'p-7', group: 'player#p', message }]);
  });

  it.each([
    { kind: 'wheel-spin' },
    { kind: 'play-limits', change: 'take-break days=30' },
    { kind: 'account-change', step: 'suspension-lifted' },
    { kind: 'account-change', step: 'restricted' },
    { kind: 'sweeps-freeze', isFrozen: false, reason: 'dispute-won', purchase: 'pay' },
    { kind: 'sweeps-freeze', isFrozen: true, reason: 'dispute-won', purchase: 'pay' },
    { kind: 'refund', purchase: 'pay', cents: 999, owed: { gold: 0, sweeps: 0 } },
    { kind: 'refund', purchase: 'pay', cents: -999, owed: { gold: 0, sweeps: 0 } },
  ])('queues none for %j', async (detail) => {
    const { relay, restricted } = setup();

    await relay(movement('p', 7, { detail }));

    expect(restricted).toEqual([]);
  });

  it('makes the stream retry from the row whose restriction was not queued', async () => {
    const { relay } = setup('restrictions of player#p');
    const detail = { kind: 'account-change', step: 'suspended' };

    const { batchItemFailures } = await relay(movement('o', 1), movement('p', 7, { detail }));

    expect(batchItemFailures).toHaveLength(1);
  });
});

describe('relayRows for an identity check', () => {
  const step = (state: string, request: string) => ({ state, at, actor: 'admin', request });
  const key = { player: 'p' };
  const waiting = { ...key, state: 'submitted', documents: [], timeline: [step('submitted', 'hand-in')] };
  const approved = {
    ...waiting,
    state: 'approved',
    timeline: [...waiting.timeline, step('approved', 'decide')],
  };
  const rejected = {
    ...waiting,
    state: 'rejected',
    timeline: [...waiting.timeline, step('rejected', 'decide')],
    documents: [{ id: 'a', kind: 'selfie', state: 'rejected', fault: 'face-differs', requestedAt: at }],
  };

  it('queues the notice of a decision with the documents to send again, and no push', async () => {
    const { relay, queued, noticed } = setup();

    await relay({ key, before: waiting, after: rejected });

    expect(queued).toEqual([]);
    expect(noticed).toMatchObject([
      {
        group: 'player#p',
        message: {
          player: 'p',
          at,
          noticeEvent: {
            kind: 'identity-refused',
            documents: [{ document: 'selfie', fault: 'face-differs' }],
          },
        },
      },
    ]);
  });

  it('queues another notice when an approval is taken back', async () => {
    const { relay, noticed } = setup();
    const withdrawn = {
      ...rejected,
      timeline: [...approved.timeline, step('rejected', 'withdraw')],
    };

    await relay({ key, before: approved, after: withdrawn });

    expect(noticed).toMatchObject([
      {
        message: {
          noticeEvent: {
            kind: 'identity-withdrawn',
            documents: [{ document: 'selfie', fault: 'face-differs' }],
          },
        },
      },
    ]);
  });

  it('derives a stable id from each decision', async () => {
    const { relay, noticed } = setup();
    const again = {
      ...rejected,
      state: 'submitted',
      timeline: [...rejected.timeline, step('submitted', 'more')],
    };
    const confirmed = { ...again, state: 'approved', timeline: [...again.timeline, step('approved', 'yes')] };

    await relay({ key, before: waiting, after: rejected }, { key, before: waiting, after: rejected });
    await relay({ key, before: again, after: confirmed });

    const ids = noticed.map(({ id }) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('gives different ids to two players decided by one request', async () => {
    const { relay, noticed } = setup();
    const other = { player: 'q' };

    await relay(
      { key, before: waiting, after: approved },
      { key: other, before: { ...waiting, ...other }, after: { ...approved, ...other } },
    );

    expect(new Set(noticed.map(({ id }) => id)).size).toBe(2);
  });

  it('queues nothing for a new, submitted, later changed or removed check', async () => {
    const { relay, noticed, logged } = setup();

    await relay(
      { key, after: { ...waiting, state: 'open', timeline: [] } },
      { key, before: { ...waiting, state: 'open', timeline: [] }, after: waiting },
      { key, before: rejected, after: { ...rejected, documents: [] } },
      { key, before: rejected },
    );

    expect([noticed, logged]).toEqual([[], []]);
  });
});

describe('relayRows for a product', () => {
  it.each([
    ['created', undefined],
    ['changed', { ...mug, stock: 6 }],
  ])('publishes a product that was %s with exactly the fields of the schema', async (_what, before) => {
    const { relay, queued } = setup();

    await relay(product(before, mug));

    expect(queued).toMatchObject([{ group: 'mug' }]);
    expect(queued[0]?.message).toEqual({
      mutation: 'publishRewardProductChange',
      input: {
        id: 'mug',
        name: 'Mug',
        description: 'A mug.',
        image: ['media/products/mug.svg'],
        stock: 5,
        price: 12.5,
        featured: false,
        active: true,
        category: 'merch',
        openToOrders: true,
        createdAt: at,
        updatedAt: at,
        revision: 7,
      },
    });
  });

  it.each([
    ['created', undefined],
    ['changed', { ...mug, stock: 6, edit: 'earlier' }],
    ['changed for the first time since it was brought by the house', { ...mug, stock: 6 }],
  ])('publishes nothing when an admin %s it through the API, whose mutation did', async (_what, before) => {
    const { relay, queued } = setup();

    await relay(product(before, { ...mug, edit: 'now' }));

    expect(queued).toEqual([]);
  });

  it('publishes a sale of a product that an admin edited before', async () => {
    const { relay, messages } = setup();
    const edited = { ...mug, edit: 'earlier' };

    await relay(product({ ...edited, stock: 6 }, edited));

    expect(messages()).toMatchObject([
      { mutation: 'publishRewardProductChange', input: { stock: 5, revision: 7 } },
    ]);
  });

  it('publishes only a withdrawal when an admin deactivates it through the API', async () => {
    const { relay, messages } = setup();

    await relay(product(mug, { ...mug, active: false, revision: 8, edit: 'now' }));

    expect(messages()).toEqual([
      { mutation: 'publishRewardProductWithdrawal', input: { id: 'mug', revision: 8 } },
    ]);
  });

  it('publishes nothing for unpublished fields or a deletion', async () => {
    const { relay, queued } = setup();

    await relay(product(mug, { ...mug, updatedBy: 'other', listingOrder: '1' }), product(mug, undefined));

    expect(queued).toEqual([]);
  });

  it('publishes that a prize takes no more orders when its draw closes', async () => {
    const { relay, queued } = setup();
    const car = { ...mug, category: 'mega_sweeps', chance: { kind: 'draw', draw: 'd' } };

    await relay(product(car, { ...mug, category: 'mega_sweeps', revision: 8 }));

    expect(queued).toMatchObject([{ message: { input: { openToOrders: false, revision: 8 } } }]);
  });

  it('leaves out a field that the product has lost', async () => {
    const { relay, messages } = setup();
    const { description: _description, ...bare } = mug;

    await relay(product(mug, bare));

    expect(Object.keys((messages()[0] as { input: object }).input)).not.toContain('description');
  });

  it('publishes only the newest of several changes in a batch', async () => {
    const { relay, messages } = setup();
    const stocks = [4, 3, 2].map((stock) => ({ ...mug, stock }));

    await relay(product(mug, stocks[0]), product(stocks[0], stocks[1]), product(stocks[1], stocks[2]));

    expect(messages()).toMatchObject([{ input: { stock: 2 } }]);
  });

  it('publishes a deactivation and a withdrawal', async () => {
    const { relay, queued } = setup();

    await relay(product(mug, { ...mug, active: false, revision: 8 }));

    expect(queued.map(({ group, message }) => [group, message])).toMatchObject([
      ['mug', { mutation: 'publishRewardProductChange', input: { active: false, revision: 8 } }],
      ['mug', { mutation: 'publishRewardProductWithdrawal' }],
    ]);
    expect(queued[1]?.message).toMatchObject({ input: { id: 'mug', revision: 8 } });
    expect(new Set(queued.map(({ id }) => id)).size).toBe(2);
  });

  it('publishes the withdrawal of a product that changed again in the batch', async () => {
    const { relay, messages } = setup();
    const hidden = { ...mug, active: false, revision: 8 };
    const counted = { ...hidden, stock: 9, revision: 9 };

    await relay(product(mug, hidden), product(hidden, counted));

    expect(messages()).toMatchObject([
      { mutation: 'publishRewardProductWithdrawal', input: { id: 'mug', revision: 8 } },
      { mutation: 'publishRewardProductChange', input: { stock: 9, revision: 9 } },
    ]);
  });

  it.each([
    ['created inactive', undefined, { ...mug, active: false }],
    ['changed while it was inactive', { ...mug, active: false, stock: 6 }, { ...mug, active: false }],
    ['put into the shop', { ...mug, active: false }, mug],
    ['deleted', mug, undefined],
  ])('publishes no withdrawal for a product that was %s', async (_what, before, after) => {
    const { relay, messages } = setup();

    await relay(product(before, after));

    expect(messages().map((message) => (message as { mutation: string }).mutation)).not.toContain(
      'publishRewardProductWithdrawal',
    );
  });
});

describe('relayRows for quests', () => {
  const week = (revision: number, over: object = {}): StreamChange => {
    const key = { player: 'p', topic: 'quests#2026-11-16' };
    const movedAt = Date.parse(at);
    return { key, after: { ...key, revision, movedAt, lastSequence: 7, days: [], weekly: [], ...over } };
  };

  it('queues the week only, without its progress', async () => {
    const { relay, queued } = setup();

    await relay(week(3));

    expect(queued).toMatchObject([{ group: 'player#p' }]);
    expect(queued[0]?.message).toEqual({
      mutation: 'publishPlayerEvent',
      input: { player: 'p', kind: 'quests', topic: '2026-11-16', text: '', sequence: 3, at },
    });
  });

  it('queues once per batch, beside balances', async () => {
    const { relay, messages } = setup();

    await relay(week(3), movement('p', 9), week(4), week(2));

    expect(messages()).toMatchObject([
      { input: { kind: 'balances', sequence: 9 } },
      { input: { kind: 'quests', sequence: 4 } },
    ]);
  });

  it('queues nothing for other dailies', async () => {
    const { relay, queued } = setup();
    const key = { player: 'p', topic: 'bonus' };

    await relay({ key, after: { ...key, revision: 1, day: '2026-11-21' } });

    expect(queued).toEqual([]);
  });
});

describe('relayRows with rejected events', () => {
  it('reports the first row whose event was rejected', async () => {
    const { relay, messages, logged } = setup('player#q', 'player#r');

    const answer = await relay(movement('p', 1), movement('q', 1), movement('r', 1), movement('s', 1));

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(messages()).toMatchObject([{ input: { player: 'p' } }, { input: { player: 's' } }]);
    expect(logged).toEqual(['EVENTS_NOT_QUEUED']);
  });

  it('reports the row of the newest event, because older ones are not queued', async () => {
    const { relay } = setup('player#p');

    expect(await relay(movement('p', 1), movement('q', 1), movement('p', 2))).toEqual({
      batchItemFailures: [{ itemIdentifier: '3' }],
    });
  });
});
