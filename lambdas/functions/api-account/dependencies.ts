import { randomBytes } from 'node:crypto';
import { defaultRules } from '#domain/play-limits/rules';
import { createAvatarFiles } from '#lambdas/account/stores/avatar-files';
import { createDeletionStore } from '#lambdas/account/stores/deletion-store';
import { createExportFiles } from '#lambdas/account/stores/export-files';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createAvatarForms, createDocumentForms } from '#lambdas/identity/stores/upload-forms';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { createOrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { s3 } from '#lambdas/runtime/aws/s3';
import { sqs } from '#lambdas/runtime/aws/sqs';
import { wait } from '#lambdas/runtime/composition/clock';
import { identityChecks } from '#lambdas/runtime/composition/identity';
import { stageKey } from '#lambdas/runtime/composition/stage-key';
import { traitNotes } from '#lambdas/runtime/composition/traits';
import { playerApiSettings, playerDependencies } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import { createTicketStore } from '#lambdas/support/stores/ticket-store';
import type { AccountDependencies } from './routes';

export function accountDependencies(): AccountDependencies {
  const log = createLog('account');
  const client = dynamoDb();
  const { directory, ...player } = playerDependencies(client, log);
  return {
    ...player,
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    ...identityChecks(client),
    signForm: createDocumentForms(s3(), setting('FILES_BUCKET')),
    directory,
    endSignIns: directory.endSignIns,
    makeSecret: () => randomBytes(16).toString('hex'),
    exports: createOrderedQueue(sqs(), setting('EXPORTS_QUEUE_URL')),
    files: createExportFiles(s3(), setting('FILES_BUCKET')),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    deletions: createDeletionStore(client, setting('NOTICES_TABLE')),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    readEdgeKey: stageKey('EDGE_KEY_SECRET'),
    avatars: createAvatarFiles(s3(), setting('FILES_BUCKET')),
    signAvatarForm: createAvatarForms(s3(), setting('FILES_BUCKET')),
    ...traitNotes(client),
    wait,
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND') },
    api: playerApiSettings(log, player.wallets),
  };
}
