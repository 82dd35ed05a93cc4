import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultRules } from '#domain/play-limits/rules';
import { createDeletionStore } from '#lambdas/account/stores/deletion-store';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { atFirstCall, once } from '#lambdas/runtime/at-first-call';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { wait } from '#lambdas/runtime/composition/clock';
import { identityChecks } from '#lambdas/runtime/composition/identity';
import { playerDependencies } from '#lambdas/runtime/composition/players';
import { orderedQueue } from '#lambdas/runtime/composition/queues';
import { stageKey } from '#lambdas/runtime/composition/stage-key';
import { traitNotes } from '#lambdas/runtime/composition/traits';
import { playerApiSettings } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import { createTicketStore } from '#lambdas/support/stores/ticket-store';
import type { AccountDependencies } from './routes';

export function accountDependencies(): AccountDependencies {
  const log = createLog('account');
  const client = dynamoDb();
  const { directory, ...player } = playerDependencies(client, log);
  const files = accountFiles();
  const blockers = blockerStores(client);
  return {
    ...player,
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    ...identityChecks(client),
    signForm: async (...upload) => (await files()).signDocumentForm(...upload),
    directory,
    endSignIns: directory.endSignIns,
    makeSecret: () => randomBytes(16).toString('hex'),
    exports: orderedQueue('EXPORTS_QUEUE_URL'),
    files: atFirstCall(async () => (await files()).exportFiles),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: atFirstCall<AccountDependencies['purchases']>(async () => (await blockers()).purchases),
    affiliates: atFirstCall<AccountDependencies['affiliates']>(async () => (await blockers()).affiliates),
    commissions: atFirstCall<AccountDependencies['commissions']>(async () => (await blockers()).commissions),
    deletions: createDeletionStore(client, setting('NOTICES_TABLE')),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    putOnRecord: auditRecord(client),
    attachments: atFirstCall(async () => (await files()).attachments),
    readEdgeKey: stageKey('EDGE_KEY_SECRET'),
    avatars: atFirstCall(async () => (await files()).avatars),
    signAvatarForm: async (...upload) => (await files()).signAvatarForm(...upload),
    ...traitNotes(client),
    wait,
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND') },
    api: playerApiSettings(log, player.wallets),
  };
}

/** Admins open few files of tickets. */
function auditRecord(client: DynamoDBDocumentClient): AccountDependencies['putOnRecord'] {
  const table = setting('AUDIT_TABLE');
  const open = once(async () => {
    const { openAuditRecord } = await import('#lambdas/runtime/composition/on-demand/audit-record');
    return openAuditRecord(client, table);
  });
  return async (entry) => (await open())(entry);
}

/** Few requests read or sign a file; the rest of the account works without S3. */
function accountFiles() {
  const bucket = setting('FILES_BUCKET');
  return once(async () => {
    const { openAccountFiles } = await import('#lambdas/runtime/composition/on-demand/account-files');
    return openAccountFiles(bucket);
  });
}

/** Only deletions ask what blocks them. */
function blockerStores(client: DynamoDBDocumentClient) {
  const tables = { affiliates: setting('AFFILIATES_TABLE'), purchases: setting('PURCHASES_TABLE') };
  return once(async () => {
    const { openBlockerStores } = await import('#lambdas/runtime/composition/on-demand/blocker-stores');
    return openBlockerStores(client, tables);
  });
}
