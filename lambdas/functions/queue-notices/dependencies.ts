import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createReminderStore } from '#lambdas/notices/stores/reminder-store';
import type { WriteNoticesDependencies } from '#lambdas/notices/write-notices';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { createOrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { sqs } from '#lambdas/runtime/aws/sqs';
import { now } from '#lambdas/runtime/composition/clock';
import { setting } from '#lambdas/runtime/environment';
import { createLog, logLines } from '#lambdas/runtime/log';
import { createPlayStates } from '#lambdas/wallet/stores/play-states';

export function writeNoticesDependencies(): WriteNoticesDependencies {
  const log = createLog('write-notices');
  const client = dynamoDb();
  const table = setting('NOTICES_TABLE');
  const mails = setting('MAILS_QUEUE_URL');
  if (mails === 'none') log(logLines.mailOff);
  return {
    plays: createPlayStates(client, setting('WALLETS_TABLE')),
    notices: createNoticeStore(client, table),
    reminders: createReminderStore(client, table),
    pushes: createOrderedQueue(sqs(), setting('PUSHES_QUEUE_URL')),
    mails: mails === 'none' ? null : createOrderedQueue(sqs(), mails),
    now,
    log,
  };
}
