import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { referralId } from './referral-item';

/** Makes it time to look at friends. It is apart from their store: whoever confirms who a player is needs no more of it. */
export interface ReferralChecks {
  /** Has the next run look at a friend, if they have a referral that is not over. */
  scheduleCheck(invitee: string, now: Date): Promise<void>;
}

export function createReferralChecks(client: DynamoDBDocumentClient, table: string): ReferralChecks {
  return {
    /** It counts as a change: whoever looked before and writes after is overtaken, and looks again. */
    async scheduleCheck(invitee, now) {
      try {
        await client.send(
          new UpdateCommand({
            TableName: table,
            Key: { player: invitee, id: referralId },
            UpdateExpression: 'SET #nextCheckAt = :now ADD #revision :one',
            ConditionExpression: 'attribute_exists(#nextCheckAt)',
            ExpressionAttributeNames: { '#nextCheckAt': 'nextCheckAt', '#revision': 'revision' },
            ExpressionAttributeValues: { ':now': now.getTime(), ':one': 1 },
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
  };
}
