import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createFakePlayers } from '#lambdas/fakes/players';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { shareRestrictions } from './share-restrictions';

/** Shares the restrictions of players without a wallet, of whom one cannot be read. */
function setup(failing?: string) {
  const stores = createFakeWallets();
  const read: string[] = [];
  const logged: string[] = [];
  const load = async (player: string) => {
    if (player === failing) throw new Error('away');
    read.push(player);
    return undefined;
  };
  const share = shareRestrictions({
    ...stores,
    wallets: { ...stores.wallets, load },
    players: createFakePlayers([], stores.tables).players,
    now: () => new Date('2026-11-21T12:00:00.000Z'),
    pause: async () => undefined,
    log: ({ code }) => void logged.push(code),
  });
  /** Delivers a batch in which each message has the group of its player. */
  const deliver = async (...messages: readonly (readonly [group: string, body: string])[]) => {
    const Records = messages.map(([group, body], index) => ({
      messageId: `m${index}`,
      body,
      attributes: { MessageGroupId: `player#${group}` },
    }));
    const { batchItemFailures } = await share({ Records } as SQSEvent);
    return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  };
  return { read, logged, deliver };
}

const started = (player: string, kind = 'freeze') =>
  [player, JSON.stringify({ player, transaction: `${player}-7`, kind })] as const;

describe('shareRestrictions', () => {
  it('returns a failed message to the queue with the later ones of its player, and shares the others', async () => {
    const { read, logged, deliver } = setup('mei');

    const left = await deliver(started('mei'), started('li'), started('mei'));

    expect(left).toEqual(['m0', 'm2']);
    expect([read, logged]).toEqual([['li'], ['RESTRICTION_NOT_SHARED']]);
  });

  it.each([
    ['is no JSON', 'poison'],
    ['lacks the transaction', '{"player":"mei","kind":"freeze"}'],
    ['names no player', '{"player":"","transaction":"mei-7","kind":"freeze"}'],
    ['names an unknown restriction', started('mei', 'break')[1]],
  ])('returns a message that %s, so that it becomes a dead letter', async (_what, body) => {
    const { read, deliver } = setup();

    expect(await deliver(['mei', body])).toEqual(['m0']);
    expect(read).toEqual([]);
  });
});
