import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { newPlayState } from '#domain/play-limits/play-state';
import { projectionOf } from '#lambdas/runtime/aws/query-of';
import { toPlayItem } from './play-item';
import { createPlayStates } from './play-states';

it('createPlayStates reads the play state and projects no other field of the wallet', async () => {
  const dynamoDb = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => dynamoDb.restore());
  const state = newPlayState(new Date('2026-11-21T12:00:00.000Z'));
  const expectedRead = {
    ...projectionOf(['player', 'play']),
    ConsistentRead: true,
  };
  dynamoDb
    .on(GetCommand, { ...expectedRead, Key: { player: 'p' } })
    .resolves({ Item: { player: 'p', play: toPlayItem(state) } });
  dynamoDb.on(GetCommand, { ...expectedRead, Key: { player: 'gone' } }).resolves({});
  const plays = createPlayStates(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'wallets',
  );

  expect(await plays.load('p')).toEqual(state);
  expect(await plays.load('gone')).toBeUndefined();
});
