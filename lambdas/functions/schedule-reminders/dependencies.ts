import { defaultRules } from '#domain/play-limits/rules';
import type { RemindPlayersDependencies } from '#lambdas/notices/remind-players';
import { createMailLogStore } from '#lambdas/notices/stores/mail-log-store';
import { createReminderStore } from '#lambdas/notices/stores/reminder-store';
import type { SettleReferralDependencies } from '#lambdas/referrals/settle-referral';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { createOrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { sqs } from '#lambdas/runtime/aws/sqs';
import { now } from '#lambdas/runtime/composition/clock';
import { referralDependencies } from '#lambdas/runtime/composition/referrals';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { setting } from '#lambdas/runtime/environment';
import { createLog, type Log } from '#lambdas/runtime/log';

export function remindDependencies(): RemindPlayersDependencies {
  const client = dynamoDb();
  const mails = setting('MAILS_QUEUE_URL');
  return {
    ...walletDependencies(client, createLog('remind-players')),
    reminders: createReminderStore(client, setting('NOTICES_TABLE')),
    events: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
    mailLogs: createMailLogStore(client, setting('NOTICES_TABLE'), now),
    mails: mails === 'none' ? null : createOrderedQueue(sqs(), mails),
  };
}

export function settleReferralsDependencies(): SettleReferralDependencies & { log: Log } {
  const client = dynamoDb();
  return {
    ...walletDependencies(client, createLog('settle-referrals')),
    ...referralDependencies(client),
    rules: defaultRules,
  };
}
