import { beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from './permissions';
import { functionOf, idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { makeBuiltSite, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const wallets = '${TablesWalletsCB9CEA26.Arn}';
const ledger = '${TablesLedgerF9806C8B.Arn}';
const players = '${TablesPlayersF509F4DA.Arn}';
const products = '${TablesProducts6D827669.Arn}';
const carts = '${TablesCarts2A8A29F2.Arn}';
const orders = '${TablesOrdersACF7C9C0.Arn}';
const giftCodes = '${TablesGiftCodes3C08D410.Arn}';
const giftCodesKey = '${GiftCodesKey86759D86}';
const edgeKey = '${EdgeKey473CB99C}';
const serverSeedsKey = '${ServerSeedsKey578A34CA}';
const purchases = '${TablesPurchases578D2D49.Arn}';
const metrics = '${TablesMetrics8C5815B9.Arn}';
const userPool = '${IdentityUserPool96FE3B9B.Arn}';
const files = '${FilesBucket7C17EE2E.Arn}';
const site = '${SiteBucket978D4AEB.Arn}';
const failures = '${StreamsFailures072DC533.Arn}';
const lapses = '${ReservationLapsesQueue8D62B87D.Arn}';
const alarmRecords = '${AlarmRecordsQueueF569C762.Arn}';
const uploads = '${IdentityChecksQueueD508F22D.Arn}';
const pushes = '${StreamsPushesD7FB4574.Arn}';
const dailies = '${TablesDailies7EDA30B9.Arn}';
const audit = '${TablesAuditCEFF9E0F.Arn}';
const approvals = '${TablesApprovalsAE375412.Arn}';
const randomPrizes = '${TablesRandomPrizesD96DEE35.Arn}';
const drawSeeds = '${TablesDrawSeedsDE731B22.Arn}';
const freeEntries = '${TablesFreeEntriesB5927381.Arn}';
const noticeTable = '${TablesNotices44D619EB.Arn}';
const affiliates = '${TablesAffiliates10B84012.Arn}';
const referrals = '${TablesReferrals5089D39F.Arn}';
const traits = '${TablesTraits9A601B02.Arn}';
const tickets = '${TablesTickets8D70A397.Arn}';
const notes = '${TablesNotes84E9A21A.Arn}';
const identityChecks = '${TablesIdentityChecks0159D33C.Arn}';
const exports = '${AccountExportsQueue151190DD.Arn}';
const noticeQueue = '${StreamsNotices6D158CE8.Arn}';
const restrictions = '${StreamsRestrictions48274E4A.Arn}';
const mails = '${NoticesMails4D647330.Arn}';
const mutations = '${CatalogApi4811AC2C.Arn}/types/Mutation/fields';

let local: SynthesizedStage;
let prod: SynthesizedStage;

beforeAll(() => {
  local = synthesizeStage('local');
  prod = synthesizeStage('prod', { buildFolder: makeBuiltSite() });
});

describe('functions', () => {
  /** Permissions that Lambda needs to consume a queue. */
  const workingOff = (queue: string) =>
    ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
      (action) => `sqs:${action} ${queue}`,
    );

  /** Permissions that Lambda needs to read streams and keep failed batches. */
  const following = (...tables: string[]) => [
    ...tables.flatMap((table) => {
      const stream = table.replace('.Arn', '.StreamArn');
      return ['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
        (action) => `dynamodb:${action} ${stream}`,
      );
    }),
    'dynamodb:ListStreams *',
    `s3:ListBucket ${failures}`,
    `s3:PutObject ${failures}/*`,
  ];

  const notingTraits = ['GetItem', 'PutItem'].map((action) => `dynamodb:${action} ${traits}`);
  const onChances = (...actions: string[]) => actions.map((action) => `dynamodb:${action} ${randomPrizes}`);
  const onAffiliates = (...actions: string[]) => actions.map((action) => `dynamodb:${action} ${affiliates}`);

  const onGiftCodes = (...actions: string[]) => actions.map((action) => `dynamodb:${action} ${giftCodes}`);

  /** Permissions to settle an open operation of a wallet. */
  const settling = [wallets, ledger].flatMap((table) => [
    `dynamodb:GetItem ${table}`,
    `dynamodb:PutItem ${table}`,
  ]);

  /** Reads only play limits from wallets; everything else is left to the functions that settle. */
  const readingPlay = (action: string, ...others: readonly string[]) => [
    `Allow ${JSON.stringify({
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player', 'play', ...others] },
      StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    })} dynamodb:${action} ${wallets}`,
  ];

  const ofMetrics = (action: string, ...partitions: readonly string[]) =>
    `Allow ${JSON.stringify({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': partitions } })} dynamodb:${action} ${metrics}`;

  /** Accesses the latest wins, and no other metric. */
  const ofWins = (action: string) => ofMetrics(action, 'latest-wins');

  /** Reads of many profiles only the public name and whether wins show it. */
  const readingWinNames = `Allow ${JSON.stringify({
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player', 'displayName', 'showsNameWithWins'] },
    StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  })} dynamodb:BatchGetItem ${players}`;

  /** Changes rows beside the products, which have ids of their own, and no product. */
  const besideProducts = (...actions: readonly string[]) =>
    actions.map(
      (action) =>
        `Allow ${JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['#*'] } })} dynamodb:${action} ${products}`,
    );

  /** Changes deliveries and no other item of affiliates; of those, reads where postbacks go and whether they are sent. */
  const deliveringPostbacks = [
    `Allow ${JSON.stringify({
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['owner', 'id', 'url', 'secret', 'state'] },
      StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    })} dynamodb:GetItem ${affiliates}`,
    `Allow ${JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['postbacks#*'] } })} dynamodb:PutItem ${affiliates}`,
    `Allow ${JSON.stringify({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['postbacks-due'] } })} dynamodb:Query ${affiliates}/index/by-partition`,
  ];

  const erasingPostbacks = ['DeleteItem', 'Query'].map(
    (action) =>
      `Allow ${JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['postbacks#*'] } })} dynamodb:${action} ${affiliates}`,
  );

  const permissions: Record<string, string[]> = {
    'lambdas/functions/api-account/handler.ts': [
      ...onAffiliates('GetItem', 'Query'),
      ...notingTraits,
      ...settling,
      `cognito-idp:AdminGetUser ${userPool}`,
      `cognito-idp:AdminUpdateUserAttributes ${userPool}`,
      `cognito-idp:AdminUserGlobalSignOut ${userPool}`,
      `dynamodb:DeleteItem ${noticeTable}`,
      `dynamodb:GetItem ${identityChecks}`,
      `dynamodb:GetItem ${noticeTable}`,
      `dynamodb:GetItem ${orders}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:GetItem ${purchases}`,
      `dynamodb:GetItem ${tickets}`,
      `dynamodb:PutItem ${audit}`,
      `dynamodb:PutItem ${identityChecks}`,
      `dynamodb:PutItem ${noticeTable}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${tickets}`,
      `dynamodb:Query ${noticeTable}`,
      `dynamodb:Query ${orders}`,
      `dynamodb:Query ${purchases}`,
      `dynamodb:Query ${tickets}`,
      `dynamodb:UpdateItem ${noticeTable}`,
      `s3:DeleteObject ${files}/avatars/*`,
      `s3:GetObject ${files}/attachments/*`,
      `s3:GetObject ${files}/avatars/*`,
      `s3:GetObject ${files}/exports/*`,
      `s3:GetObject ${files}/uploads/avatars/*`,
      `s3:ListBucket ${files}`,
      `s3:PutObject ${files}/avatars/*`,
      `s3:PutObject ${files}/quarantine/*`,
      `s3:PutObject ${files}/uploads/avatars/*`,
      `secretsmanager:GetSecretValue ${edgeKey}`,
      `sqs:SendMessage ${exports}`,
    ],
    'lambdas/functions/api-admin/handler.ts': [
      ...notingTraits,
      // Refunds of purchases.
      `dynamodb:GetItem ${purchases}`,
      `dynamodb:PutItem ${purchases}`,
      `dynamodb:PutItem ${notes}`,
      `dynamodb:Query ${notes}`,
      `dynamodb:Query ${traits}/index/by-review`,
      // Orders and their codes.
      ...onGiftCodes('BatchGetItem', 'DeleteItem', 'PutItem', 'Query', 'UpdateItem'),
      `dynamodb:Query ${giftCodes}/index/by-left`,
      `secretsmanager:GetSecretValue ${giftCodesKey}`,
      `dynamodb:GetItem ${orders}`,
      `dynamodb:UpdateItem ${orders}`,
      `dynamodb:Query ${orders}/index/by-status`,
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:UpdateItem ${products}`,
      ...settling,
      `cognito-idp:AdminAddUserToGroup ${userPool}`,
      `cognito-idp:AdminListGroupsForUser ${userPool}`,
      `cognito-idp:AdminRemoveUserFromGroup ${userPool}`,
      `cognito-idp:AdminUserGlobalSignOut ${userPool}`,
      `cognito-idp:ListUsers ${userPool}`,
      `cognito-idp:ListUsersInGroup ${userPool}`,
      // Superadmins are notified of requests by one of them.
      `sqs:SendMessage ${noticeQueue}`,
      ...['GetItem', 'PutItem', 'Query'].map((action) => `dynamodb:${action} ${approvals}`),
      `dynamodb:BatchGetItem ${metrics}`,
      `dynamodb:GetItem ${metrics}`,
      ...onAffiliates('GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem', 'Query'),
      `dynamodb:Query ${affiliates}/index/by-partition`,
      ...onChances('GetItem', 'PutItem', 'Query', 'UpdateItem'),
      `dynamodb:Query ${randomPrizes}/index/by-due`,
      // A seed is stored, and never read.
      `dynamodb:PutItem ${drawSeeds}`,
      `dynamodb:ConditionCheckItem ${identityChecks}`,
      `dynamodb:ConditionCheckItem ${wallets}`,
      `dynamodb:GetItem ${freeEntries}`,
      `dynamodb:GetItem ${identityChecks}`,
      `dynamodb:BatchGetItem ${players}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:GetItem ${tickets}`,
      `dynamodb:PutItem ${audit}`,
      `dynamodb:PutItem ${freeEntries}`,
      `dynamodb:PutItem ${identityChecks}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${tickets}`,
      `dynamodb:Query ${audit}`,
      `dynamodb:Query ${audit}/index/by-actor`,
      `dynamodb:Query ${audit}/index/by-player`,
      `dynamodb:Query ${audit}/index/by-subject`,
      `dynamodb:Query ${identityChecks}/index/by-queue`,
      `dynamodb:Query ${ledger}/index/by-kind`,
      `dynamodb:Query ${noticeTable}`,
      `dynamodb:Query ${orders}`,
      `dynamodb:Query ${players}/index/by-name`,
      `dynamodb:Query ${players}/index/by-opening`,
      `dynamodb:Query ${wallets}/index/by-restriction`,
      `dynamodb:Query ${purchases}`,
      `dynamodb:Query ${tickets}/index/by-state`,
      `dynamodb:UpdateItem ${referrals}`,
      // The overview, and names on lists.
      `dynamodb:BatchGetItem ${freeEntries}`,
      `dynamodb:BatchGetItem ${tickets}`,
      `dynamodb:Query ${metrics}`,
      `dynamodb:Query ${products}/index/by-listing`,
      `dynamodb:Query ${tickets}`,
      `dynamodb:UpdateItem ${freeEntries}`,
      `s3:GetObject ${files}/identity/*`,
      `s3:GetObject ${files}/uploads/*`,
      `s3:ListBucket ${files}`,
      `s3:PutObject ${files}/media/products/*`,
    ],
    'lambdas/functions/api-bonuses/handler.ts': [
      ...notingTraits,
      ...settling,
      `secretsmanager:GetSecretValue ${serverSeedsKey}`,
      ...onAffiliates('GetItem', 'PutItem', 'Query', 'ConditionCheckItem'),
      `dynamodb:Query ${affiliates}/index/by-partition`,
      `cognito-idp:AdminGetUser ${userPool}`,
      `dynamodb:GetItem ${dailies}`,
      `dynamodb:GetItem ${metrics}`,
      `dynamodb:GetItem ${freeEntries}`,
      `dynamodb:GetItem ${identityChecks}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:GetItem ${referrals}`,
      `dynamodb:PutItem ${dailies}`,
      `dynamodb:PutItem ${freeEntries}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${referrals}`,
      `dynamodb:Query ${freeEntries}`,
      `dynamodb:Query ${referrals}/index/by-referrer`,
    ],
    'lambdas/functions/api-coins/handler.ts': [
      ...notingTraits,
      ...settling,
      `cognito-idp:AdminGetUser ${userPool}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:GetItem ${purchases}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${purchases}`,
      `dynamodb:Query ${purchases}`,
      // Failed refunds, for admins.
      `dynamodb:BatchGetItem ${purchases}`,
      `dynamodb:Query ${purchases}/index/by-state`,
    ],
    'lambdas/functions/api-play/handler.ts': [
      ...settling,
      ...readingPlay('BatchGetItem'),
      readingWinNames,
      ofWins('Query'),
      `secretsmanager:GetSecretValue ${serverSeedsKey}`,
      `cognito-idp:AdminGetUser ${userPool}`,
      `dynamodb:PutItem ${noticeTable}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:Query ${ledger}/index/by-kind`,
    ],
    'lambdas/functions/api-public/handler.ts': [
      ...notingTraits,
      ...onAffiliates('GetItem', 'PutItem', 'UpdateItem'),
      ...onChances('GetItem', 'Query'),
      `dynamodb:BatchGetItem ${metrics}`,
    ],
    'lambdas/functions/api-quests/handler.ts': [
      ...settling,
      `cognito-idp:AdminGetUser ${userPool}`,
      `dynamodb:GetItem ${dailies}`,
      `dynamodb:PutItem ${dailies}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:Query ${dailies}`,
    ],
    'lambdas/functions/api-shop/handler.ts': [
      ...notingTraits,
      ...settling,
      `secretsmanager:GetSecretValue ${serverSeedsKey}`,
      ...onChances('GetItem', 'PutItem', 'Query', 'UpdateItem'),
      `dynamodb:Query ${randomPrizes}/index/by-player`,
      `cognito-idp:AdminGetUser ${userPool}`,
      ...onGiftCodes('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
      `dynamodb:Query ${giftCodes}/index/by-left`,
      `secretsmanager:GetSecretValue ${giftCodesKey}`,
      `dynamodb:UpdateItem ${orders}`,
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:GetItem ${carts}`,
      `dynamodb:GetItem ${identityChecks}`,
      `dynamodb:GetItem ${orders}`,
      `dynamodb:PutItem ${orders}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:GetItem ${purchases}`,
      `dynamodb:Query ${orders}`,
      `dynamodb:UpdateItem ${products}`,
      `dynamodb:UpdateItem ${carts}`,
      `sqs:SendMessage ${lapses}`,
    ],
    'lambdas/functions/api-webhooks/handler.ts': [
      ...notingTraits,
      ...settling,
      `dynamodb:GetItem ${purchases}`,
      `dynamodb:PutItem ${purchases}`,
    ],
    'lambdas/functions/schedule-account-deletion/handler.ts': [
      ...onAffiliates('GetItem', 'Query', 'UpdateItem'),
      ...erasingPostbacks,
      ...settling,
      `Allow ${JSON.stringify({
        StringLike: {
          's3:prefix': ['exports/*', 'quarantine/*', 'identity/*', 'attachments/*', 'avatars/*'],
        },
      })} s3:ListBucket ${files}`,
      `cognito-idp:AdminDeleteUser ${userPool}`,
      `cognito-idp:AdminGetUser ${userPool}`,
      `cognito-idp:AdminUserGlobalSignOut ${userPool}`,
      `cognito-idp:ListUsers ${userPool}`,
      `dynamodb:DeleteItem ${carts}`,
      `dynamodb:DeleteItem ${dailies}`,
      `dynamodb:DeleteItem ${freeEntries}`,
      `dynamodb:DeleteItem ${notes}`,
      `dynamodb:Query ${notes}`,
      `dynamodb:DeleteItem ${noticeTable}`,
      `dynamodb:DeleteItem ${tickets}`,
      `dynamodb:GetItem ${freeEntries}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${noticeTable}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:Query ${dailies}`,
      `dynamodb:Query ${noticeTable}`,
      `dynamodb:Query ${noticeTable}/index/by-due`,
      `dynamodb:Query ${orders}`,
      `dynamodb:Query ${purchases}`,
      `dynamodb:Query ${tickets}`,
      `dynamodb:Scan ${players}`,
      `dynamodb:UpdateItem ${identityChecks}`,
      `dynamodb:UpdateItem ${noticeTable}`,
      `dynamodb:UpdateItem ${orders}`,
      `s3:DeleteObject ${files}/attachments/*`,
      `s3:DeleteObject ${files}/avatars/*`,
      `s3:DeleteObject ${files}/exports/*`,
      `s3:DeleteObject ${files}/identity/*`,
      `s3:DeleteObject ${files}/quarantine/*`,
      `sqs:SendMessage ${noticeQueue}`,
    ],
    'lambdas/functions/queue-account-exports/handler.ts': [
      ...onAffiliates('GetItem', 'Query'),
      ...workingOff(exports),
      `dynamodb:GetItem ${carts}`,
      `dynamodb:GetItem ${freeEntries}`,
      `dynamodb:GetItem ${identityChecks}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:GetItem ${referrals}`,
      `dynamodb:GetItem ${tickets}`,
      `dynamodb:GetItem ${wallets}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:Query ${dailies}`,
      `dynamodb:Query ${freeEntries}`,
      `dynamodb:Query ${ledger}/index/by-kind`,
      `dynamodb:Query ${noticeTable}`,
      `dynamodb:Query ${orders}`,
      `dynamodb:Query ${purchases}`,
      `dynamodb:Query ${referrals}/index/by-referrer`,
      `dynamodb:Query ${tickets}`,
      `s3:DeleteObject ${files}/exports/*`,
      `s3:GetObject ${files}/avatars/*`,
      `s3:GetObject ${files}/identity/*`,
      `s3:PutObject ${files}/exports/*`,
    ],
    'lambdas/functions/schedule-reminders/handler.ts': [
      ...settling,
      `dynamodb:DeleteItem ${noticeTable}`,
      `dynamodb:GetItem ${metrics}`,
      `dynamodb:GetItem ${identityChecks}`,
      `dynamodb:GetItem ${referrals}`,
      `dynamodb:PutItem ${referrals}`,
      `dynamodb:Query ${noticeTable}/index/by-due`,
      `dynamodb:Query ${referrals}/index/by-next-check`,
      `dynamodb:UpdateItem ${noticeTable}`,
      `sqs:SendMessage ${mails}`,
      `sqs:SendMessage ${noticeQueue}`,
    ],
    'lambdas/functions/queue-alarms/handler.ts': [
      ...['PutItem', 'UpdateItem'].map(
        (action) =>
          `Allow ${JSON.stringify({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['alarms'] } })} dynamodb:${action} ${metrics}`,
      ),
      ...workingOff(alarmRecords),
    ],
    'lambdas/functions/queue-mails/handler.ts': [
      ...workingOff(mails),
      ...readingPlay('GetItem', 'isWelcomed'),
      `dynamodb:GetItem ${noticeTable}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${noticeTable}`,
      `dynamodb:UpdateItem ${noticeTable}`,
      'ses:SendEmail arn:aws:ses:us-east-1:${AWS::AccountId}:configuration-set/*',
      'ses:SendEmail arn:aws:ses:us-east-1:${AWS::AccountId}:identity/harbour@jade.test',
      'ses:SendEmail arn:aws:ses:us-east-1:${AWS::AccountId}:identity/jade.test',
    ],
    'lambdas/functions/queue-notices/handler.ts': [
      ...workingOff(noticeQueue),
      ...readingPlay('GetItem'),
      `dynamodb:PutItem ${noticeTable}`,
      `sqs:SendMessage ${mails}`,
      `sqs:SendMessage ${pushes}`,
    ],
    'lambdas/functions/queue-restrictions/handler.ts': [
      ...settling,
      ...workingOff(restrictions),
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${players}`,
    ],
    'lambdas/functions/queue-reservation-lapses/handler.ts': [
      ...settling,
      ...workingOff(lapses),
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:GetItem ${carts}`,
      `dynamodb:UpdateItem ${products}`,
      `dynamodb:UpdateItem ${carts}`,
    ],
    'lambdas/functions/schedule-purchases/handler.ts': [
      ...notingTraits,
      ...settling,
      `dynamodb:GetItem ${purchases}`,
      `dynamodb:PutItem ${purchases}`,
      `dynamodb:Query ${purchases}/index/by-state`,
    ],
    'lambdas/functions/schedule-build-sweep/handler.ts': [
      `s3:DeleteObject ${site}/assets/*`,
      `s3:DeleteObject ${site}/builds/meta/*`,
      `s3:DeleteObject ${site}/frame-games/*`,
      `s3:DeleteObject ${site}/unity-frame/*`,
      `s3:GetObject ${site}/builds/latest.json`,
      `s3:GetObject ${site}/builds/meta/*`,
      `s3:ListBucket ${site}`,
    ],
    'lambdas/functions/schedule-picture-sweep/handler.ts': [
      `dynamodb:Query ${products}/index/by-newest`,
      `s3:DeleteObject ${files}/media/products/*`,
      `s3:ListBucket ${files}`,
    ],
    'lambdas/functions/schedule-draws/handler.ts': [
      ...settling,
      ...onChances('GetItem', 'PutItem', 'Query', 'UpdateItem'),
      `dynamodb:Query ${randomPrizes}/index/by-due`,
      `dynamodb:GetItem ${drawSeeds}`,
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:UpdateItem ${products}`,
      `dynamodb:GetItem ${orders}`,
      `dynamodb:UpdateItem ${orders}`,
      `sqs:SendMessage ${noticeQueue}`,
    ],
    'lambdas/functions/schedule-reservation-sweep/handler.ts': [
      ...settling,
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:GetItem ${carts}`,
      `dynamodb:Query ${carts}/index/by-expiry`,
      `dynamodb:UpdateItem ${products}`,
      `dynamodb:UpdateItem ${carts}`,
      ...onGiftCodes('Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
      `dynamodb:Query ${giftCodes}/index/by-left`,
      `dynamodb:GetItem ${orders}`,
      `dynamodb:UpdateItem ${orders}`,
      ...deliveringPostbacks,
    ],
    'lambdas/functions/stream-projections/handler.ts': [
      ...onAffiliates('BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem', 'Query'),
      `dynamodb:Query ${affiliates}/index/by-partition`,
      ...following(ledger, products, orders),
      ...readingPlay('BatchGetItem'),
      ...besideProducts('BatchGetItem', 'DeleteItem', 'PutItem', 'UpdateItem'),
      ofWins('PutItem'),
      ofMetrics('PutItem', 'day-sums', 'closed-days'),
      `dynamodb:PutItem ${audit}`,
      `dynamodb:BatchGetItem ${dailies}`,
      `dynamodb:BatchGetItem ${metrics}`,
      `dynamodb:GetItem ${metrics}`,
      `dynamodb:PutItem ${dailies}`,
      `dynamodb:Query ${metrics}`,
      `dynamodb:Query ${ledger}/index/by-kind`,
      `dynamodb:Scan ${ledger}`,
      `dynamodb:UpdateItem ${metrics}`,
    ],
    'lambdas/functions/queue-pushes/handler.ts': [
      ...workingOff(pushes),
      `appsync:GraphQL ${mutations}/publishPlayerEvent`,
      `appsync:GraphQL ${mutations}/publishRewardProductChange`,
      `appsync:GraphQL ${mutations}/publishRewardProductWithdrawal`,
    ],
    'lambdas/functions/stream-relay/handler.ts': [
      ...following(dailies, identityChecks, ledger, orders, products, tickets),
      `sqs:SendMessage ${noticeQueue}`,
      `sqs:SendMessage ${pushes}`,
      `sqs:SendMessage ${restrictions}`,
    ],
    'lambdas/functions/trigger-custom-message/handler.ts': [`dynamodb:GetItem ${players}`],
    'lambdas/functions/trigger-demo-accounts/handler.ts': [
      ...onAffiliates('GetItem', 'PutItem'),
      ...settling,
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${audit}`,
      `dynamodb:PutItem ${players}`,
    ],
    'lambdas/functions/trigger-demo-codes/handler.ts': [
      ...onGiftCodes('BatchGetItem', 'PutItem'),
      `dynamodb:PutItem ${audit}`,
      `secretsmanager:GetSecretValue ${giftCodesKey}`,
    ],
    'lambdas/functions/trigger-demo-draws/handler.ts': [
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:GetItem ${randomPrizes}`,
      `dynamodb:PutItem ${audit}`,
      `dynamodb:PutItem ${drawSeeds}`,
      `dynamodb:PutItem ${randomPrizes}`,
      `dynamodb:UpdateItem ${products}`,
    ],
    'lambdas/functions/trigger-demo-products/handler.ts': [`dynamodb:PutItem ${products}`],
    'lambdas/functions/queue-uploads/handler.ts': [
      ...workingOff(uploads),
      `dynamodb:GetItem ${identityChecks}`,
      `dynamodb:GetItem ${tickets}`,
      `dynamodb:PutItem ${identityChecks}`,
      `dynamodb:PutItem ${tickets}`,
      `s3:DeleteObject ${files}/attachments/*`,
      `s3:DeleteObject ${files}/identity/*`,
      `s3:DeleteObject ${files}/quarantine/*`,
      `s3:GetObject ${files}/quarantine/*`,
      `s3:ListBucket ${files}`,
      `s3:PutObject ${files}/attachments/*`,
      `s3:PutObject ${files}/identity/*`,
    ],
    'lambdas/functions/trigger-post-confirmation/handler.ts': [
      `cognito-idp:AdminDisableProviderForUser ${userPool}`,
      `cognito-idp:AdminGetUser ${userPool}`,
      `cognito-idp:AdminUserGlobalSignOut ${userPool}`,
      `dynamodb:GetItem ${players}`,
      `dynamodb:GetItem ${wallets}`,
      `dynamodb:PutItem ${ledger}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${wallets}`,
    ],
    'lambdas/functions/trigger-pre-sign-up/handler.ts': [
      `cognito-idp:AdminCreateUser ${userPool}`,
      `cognito-idp:AdminLinkProviderForUser ${userPool}`,
      `cognito-idp:AdminSetUserPassword ${userPool}`,
      `cognito-idp:ListUsers ${userPool}`,
    ],
  };

  it.each(Object.entries(permissions))(
    'lets %s do this, write its own log, and nothing else',
    (entry, expected) => {
      const [, { Properties }] = functionOf(local, entry);

      const { LogGroup } = renderIntrinsics(Properties['LoggingConfig']) as { LogGroup: string };
      const ownLog = LogGroup.replace('}', '.Arn}');
      const logging = [`logs:CreateLogStream ${ownLog}`, `logs:PutLogEvents ${ownLog}`];
      expect(permissionsOf(local, idOf(Properties['Role']))).toEqual([...expected, ...logging].sort());
    },
  );

  it('are all listed above', () => {
    const entries = ofType(local, 'AWS::Lambda::Function').flatMap(
      ([, { Metadata }]) => Metadata?.['entry'] ?? [],
    );

    expect(entries.sort()).toEqual(Object.keys(permissions).sort());
  });

  it('never share a role', () => {
    const roles = ofType(local, 'AWS::Lambda::Function').map(([, { Properties }]) =>
      idOf(Properties['Role']),
    );

    expect(new Set(roles).size).toBe(roles.length);
  });
});

describe('browsers', () => {
  const listing = (...prefixes: string[]) =>
    `Allow ${JSON.stringify({ StringLike: { 's3:prefix': prefixes } })} s3:ListBucket ${files}`;
  const ownUploads = `${files}/uploads/\${cognito-identity.amazonaws.com:sub}/*`;

  const lookingAtPictures = [`s3:GetObject ${files}/media/*`];

  it.each([
    ['IdentityGuestRole', lookingAtPictures],
    // Players upload by a form that is signed for one file of limited size.
    ['IdentityPlayerRole', lookingAtPictures],
    [
      'IdentityAdminRole',
      [
        ...lookingAtPictures,
        // Pictures of inactive products have the same prefix as others.
        listing('media/', 'media/*'),
        `s3:PutObject ${ownUploads}`,
        `s3:DeleteObject ${files}/media/products/*`,
      ],
    ],
  ])('with %s have access to these files and nothing else', (construct, expected) => {
    const [id] = onlyOfType(prod, 'AWS::IAM::Role', construct);

    expect(permissionsOf(prod, id)).toEqual([...expected].sort());
  });

  it.each([
    ['IdentityGuestRole', 'unauthenticated'],
    ['IdentityPlayerRole', 'authenticated'],
    ['IdentityAdminRole', 'authenticated'],
  ])('assume %s through the identity pool only, and only %s', (construct, authentication) => {
    const [poolId] = onlyOfType(prod, 'AWS::Cognito::IdentityPool');
    const [, { Properties }] = onlyOfType(prod, 'AWS::IAM::Role', construct);

    expect(renderIntrinsics(Properties['AssumeRolePolicyDocument'])).toMatchObject({
      Statement: [
        {
          Effect: 'Allow',
          Action: 'sts:AssumeRoleWithWebIdentity',
          Principal: { Federated: 'cognito-identity.amazonaws.com' },
          Condition: {
            StringEquals: { 'cognito-identity.amazonaws.com:aud': `\${${poolId}}` },
            'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': authentication },
          },
        },
      ],
    });
  });
});

describe('AppSync', () => {
  it('may do to the table of products what resolvers do, and lists it by its indexes only', () => {
    const [, { Properties }] = onlyOfType(prod, 'AWS::AppSync::DataSource', 'CatalogApiProducts');

    expect(permissionsOf(prod, idOf(Properties['ServiceRoleArn']))).toEqual([
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:DeleteItem ${products}`,
      `dynamodb:GetItem ${products}`,
      `dynamodb:PutItem ${products}`,
      `dynamodb:Query ${products}`,
      ...['listing', 'name', 'newest', 'price'].map(
        (order) => `dynamodb:Query ${products}/index/by-${order}`,
      ),
      `dynamodb:UpdateItem ${products}`,
    ]);
  });

  it('may write its own log and nothing else', () => {
    const [, { Properties }] = onlyOfType(prod, 'AWS::AppSync::GraphQLApi');
    const [logId] = onlyOfType(prod, 'AWS::Logs::LogGroup', 'CatalogApiLog');

    const { CloudWatchLogsRoleArn } = Properties['LogConfig'] as Record<string, unknown>;
    expect(permissionsOf(prod, idOf(CloudWatchLogsRoleArn))).toEqual([
      `logs:CreateLogStream \${${logId}.Arn}`,
      `logs:PutLogEvents \${${logId}.Arn}`,
    ]);
  });
});

describe('every role', () => {
  it.each(['local', 'prod'] as const)('has wildcards in %s only with a documented reason', (name) => {
    const stage = name === 'local' ? local : prod;
    const granted = ofType(stage, 'AWS::IAM::Role').flatMap(([id]) =>
      permissionsOf(stage, id).map((permission) => ({ id, permission })),
    );

    const unexplained = granted
      .filter(({ permission }) => permission.includes('*'))
      .filter(({ id, permission }) => !wildcards.some(({ of, are }) => of.test(id) && are.test(permission)));
    expect(granted.length).toBeGreaterThan(10);
    expect(unexplained).toEqual([]);
  });

  it("has no managed policies, except for API Gateway's account", () => {
    const managed = ofType(prod, 'AWS::IAM::Role').flatMap(([id]) =>
      permissionsOf(prod, id).filter((permission) => permission.startsWith('managed policy')),
    );

    // The policy that AWS documents for this role; no function has it.
    expect(managed).toEqual([
      'managed policy arn:${AWS::Partition}:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs',
    ]);
  });

  it('is assumed only by the service that it was created for', () => {
    const roles = ofType(prod, 'AWS::IAM::Role').map(([id, { Properties }]) => {
      const { Statement } = Properties['AssumeRolePolicyDocument'] as {
        Statement: { Principal: Record<string, string> }[];
      };
      return [id, Statement.map(({ Principal }) => Object.values(Principal)).join()] as const;
    });

    const trustedBy = (principal: string) =>
      roles.filter(([, trusted]) => trusted === principal).map(([id]) => id.slice(0, -8));
    const functions = ofType(prod, 'AWS::Lambda::Function').map(([, { Properties }]) =>
      idOf(Properties['Role']).slice(0, -8),
    );
    expect(trustedBy('apigateway.amazonaws.com')).toEqual(['PlayFabOpsGatewayAccountRole']);
    expect(trustedBy('appsync.amazonaws.com').sort()).toEqual([
      'CatalogApiAccountsRole',
      'CatalogApiLogRole',
      'CatalogApiProductsRole',
    ]);
    expect(trustedBy('cognito-identity.amazonaws.com').sort()).toEqual([
      'IdentityAdminRole',
      'IdentityGuestRole',
      'IdentityPlayerRole',
    ]);
    expect(trustedBy('lambda.amazonaws.com').sort()).toEqual(functions.sort());
    expect(roles).toHaveLength(7 + functions.length);
  });
});

const wildcards: readonly { of: RegExp; are: RegExp }[] = [
  // The CDK's own publishing functions copy an unknown folder from the assets bucket to a bucket of the stack; the
  // CDK grants families of actions, which cannot be narrowed.
  {
    of: /^(SitePublishing|FilesSeedPictures)Role/,
    are: /^s3:(Abort|DeleteObject|GetBucket|GetObject|List|PutObject)\w*\*? (\$\{(Site|Files)Bucket\w+\.Arn\}|arn:aws:s3:::cdk-hnb659fds-assets-\$\{AWS::AccountId\}-us-east-1)(\/\*)?$/,
  },
  // File names are not known in advance; the access by prefix is listed above.
  {
    of: /^(Identity(Guest|Player|Admin)|PlayFabOpsAdmin|PictureSweepSweep)Role/,
    are: /^s3:\w+ \$\{FilesBucket\w+\.Arn\}\/(media|uploads)\/\S*\*$/,
  },
  {
    of: /^BuildSweepSweepRole/,
    are: /^s3:(Get|Delete)Object \$\{SiteBucket\w+\.Arn\}\/(assets|frame-games|unity-frame|builds\/meta)\/\*$/,
  },
  // Rows beside the products, by a prefix of their ids that no product has.
  {
    of: /^StreamsProjectionsRole/,
    are: /"dynamodb:LeadingKeys":\["#\*"\].* dynamodb:\w+ \$\{TablesProducts\w+\.Arn\}$/,
  },
  // Deliveries of postbacks, whose partitions have a prefix, followed by the affiliate.
  {
    of: /^(ReservationLapsesSweep|AccountDeletionDelete)Role/,
    are: /"dynamodb:LeadingKeys":\["postbacks#\*"\].* dynamodb:(PutItem|DeleteItem|Query) \$\{TablesAffiliates\w+\.Arn\}$/,
  },
  // The same for uploads and exports of players: each has a prefix, followed by the player.
  {
    of: /^(PlayFabOps(Account|Admin)|AccountExportsMake|AccountDeletionDelete|IdentityChecksReceive)Role/,
    are: /^s3:\w+ \$\{FilesBucket\w+\.Arn\}\/(quarantine|identity|attachments|exports|avatars|uploads\/avatars)\/\*$/,
  },
  // The same for listing: the wildcard is in the condition.
  {
    of: /^IdentityAdminRole/,
    are: /^Allow \{"StringLike":\{"s3:prefix":\["media\/[^\]]+\]\}\} s3:ListBucket \$\{FilesBucket\w+\.Arn\}$/,
  },
  // Account deletion removes files under each of these prefixes.
  {
    of: /^AccountDeletionDeleteRole/,
    are: /^Allow \{"StringLike":\{"s3:prefix":\["exports\/\*","quarantine\/\*","identity\/\*","attachments\/\*","avatars\/\*"\]\}\} s3:ListBucket \$\{FilesBucket\w+\.Arn\}$/,
  },
  // The operator names the default configuration set of the sending identity.
  {
    of: /^NoticesMailRole/,
    are: /^ses:SendEmail arn:aws:ses:us-east-1:\$\{AWS::AccountId\}:configuration-set\/\*$/,
  },
  // Lambda names the objects of failed batches itself.
  { of: /^Streams(Projections|Relay)Role/, are: /^s3:PutObject \$\{StreamsFailures\w+\.Arn\}\/\*$/ },
  // A reader of a stream may list all streams; the CDK grants it with every stream.
  { of: /^Streams(Projections|Relay)Role/, are: /^dynamodb:ListStreams \*$/ },
];
