import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noViews } from '#domain/player/admin-views';
import { noEmailChanges } from '#domain/player/email-change';
import { nothingSaved } from '#domain/player/saved-lists';
import { createFakePlayers } from '#lambdas/fakes/players';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createPlayerStore, type PlayerProfile } from './player-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const store = createPlayerStore(
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
  'players',
);
const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US' as const,
};
const fullProfile: PlayerProfile = {
  player: 'p',
  email: 'player@jade.test',
  openedAt: new Date('2026-11-21T12:00:00.000Z'),
  displayName: 'Mei',
  addresses: [address, { ...address, line2: 'Pier 2' }],
  acceptedTerms: [{ version: '2026-11', acceptedAt: new Date('2026-11-21T12:01:00.000Z') }],
  mutedMail: ['receipts'],
  showsNameWithWins: true,
  saved: { wishlist: ['mug', 'cap'], favoriteGames: ['hk-slots'] },
  dataExport: {
    id: 'x',
    requestedAt: new Date('2026-11-21T12:02:00.000Z'),
    made: { at: new Date('2026-11-21T12:03:00.000Z'), bytes: 1_000 },
  },
  avatar: { setAt: new Date('2026-11-21T12:04:00.000Z') },
  previousEmails: [{ email: 'before@jade.test', until: new Date('2026-11-21T12:05:00.000Z') }],
  emailChanges: {
    requested: {
      email: 'next@jade.test',
      pass: 'pass',
      requestedAt: new Date('2026-11-21T12:06:00.000Z'),
      lastSentAt: new Date('2026-11-21T12:06:01.000Z'),
    },
    stopLinks: [
      {
        token: 'p/stop',
        email: 'mei@jade.test',
        username: 'Facebook_1',
        pausedUntil: new Date('2026-11-24T12:00:00.000Z'),
        requestedAt: new Date('2026-11-21T12:06:00.000Z'),
      },
    ],
  },
  viewerRegion: { country: 'US', region: 'WA', at: new Date('2026-11-21T12:07:00.000Z') },
  revision: 4,
};
const emptyProfile: PlayerProfile = {
  ...fullProfile,
  displayName: null,
  addresses: [],
  acceptedTerms: [],
  mutedMail: [],
  showsNameWithWins: false,
  saved: nothingSaved,
  dataExport: null,
  avatar: null,
  viewerRegion: null,
  previousEmails: [],
  emailChanges: noEmailChanges,
  revision: 1,
};

beforeEach(() => dynamoDb.reset());

describe('createPlayerStore', () => {
  it.each([
    ['of everything there is', fullProfile],
    ['of an empty profile', emptyProfile],
    [
      'whose request of an email address has sent no code',
      {
        ...fullProfile,
        emailChanges: {
          ...fullProfile.emailChanges,
          requested: { ...fullProfile.emailChanges.requested!, lastSentAt: null },
        },
      },
    ],
    [
      'whose file is not there yet',
      { ...fullProfile, dataExport: { ...fullProfile.dataExport!, made: null } },
    ],
  ])('reads back a profile %s, with strong consistency', async (_case, profile) => {
    const { Put } = requestOf(store.replace({ ...profile, revision: profile.revision - 1 }, profile));
    dynamoDb.on(GetCommand, { TableName: 'players', Key: { player: 'p' }, ConsistentRead: true }).resolves({
      Item: Put?.Item as Record<string, unknown>,
    });

    expect(await store.find('p')).toEqual(profile);
    // DynamoDB's client rejects a field with an undefined value.
    expect(() => marshall(Put?.Item)).not.toThrow();
  });

  it('reads a record that was written by opening the wallet', async () => {
    const { player, email, openedAt } = fullProfile;
    dynamoDb.on(GetCommand).resolves({ Item: { player, email, openedAt: openedAt.toISOString() } });

    expect(await store.find('p')).toEqual({ ...emptyProfile, revision: 0 });
  });

  it('reads the views that an earlier release saved of two lists, and no view of the other lists', async () => {
    const orders = [{ name: 'Late', search: 'late=true' }];
    const { Put } = requestOf(store.replace(emptyProfile, { ...emptyProfile, revision: 2 }));
    dynamoDb.on(GetCommand).resolves({ Item: { ...Put?.Item, adminViews: { orders, players: [] } } });

    expect((await store.find('p'))?.adminViews).toEqual({ ...noViews, orders });
  });

  it('returns undefined for a player without a wallet', async () => {
    dynamoDb.on(GetCommand).resolves({});

    expect(await store.find('p')).toBeUndefined();
  });

  it('replaces only the revision that was read, and never a deleted profile', () => {
    expect(requestOf(store.replace({ ...fullProfile, revision: 3 }, fullProfile)).Put).toMatchObject({
      ConditionExpression: '#revision = :revision',
      ExpressionAttributeValues: { ':revision': 3 },
    });
    expect(requestOf(store.replace({ ...emptyProfile, revision: 0 }, emptyProfile)).Put).toMatchObject({
      ConditionExpression: 'attribute_exists(#player) AND attribute_not_exists(#revision)',
      ExpressionAttributeNames: { '#player': 'player', '#revision': 'revision' },
    });
  });
});

describe('namesOf', () => {
  it('returns the names of known players, and nothing of a deleted account', async () => {
    const { players } = createFakePlayers([
      { ...fullProfile, player: 'mei' },
      { ...emptyProfile, player: 'ada', email: 'ada@jade.test' },
    ]);

    const names = await players.namesOf(['mei', 'ada', 'gone', 'mei']);

    expect(Object.fromEntries(names)).toEqual({
      mei: { email: 'player@jade.test', displayName: 'Mei' },
      ada: { email: 'ada@jade.test', displayName: null },
    });
  });
});

describe('newest', () => {
  it('queries no year after the present one, whatever cursor a request sends', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [] });

    await store.newest({ limit: 10, before: '9999', now: new Date('2027-03-01T12:00:00.000Z') });

    const years = dynamoDb
      .commandCalls(QueryCommand)
      .map(({ args }) => Object.values(args[0].input.ExpressionAttributeValues ?? {})[0]);
    expect(years).toEqual(['2027', '2026']);
  });
});
