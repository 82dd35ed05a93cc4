import { beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from './permissions';
import { functionOf, idOf, ofType, onlyOfType, worded } from './read-template';
import { makeBuiltSite, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const wallets = '${TablesWalletsCB9CEA26.Arn}';
const ledger = '${TablesLedgerF9806C8B.Arn}';
const players = '${TablesPlayersF509F4DA.Arn}';
const products = '${TablesProducts6D827669.Arn}';
const carts = '${TablesCarts2A8A29F2.Arn}';
const reservations = '${TablesReservations48CD8C9C.Arn}';
const orders = '${TablesOrdersACF7C9C0.Arn}';
const purchases = '${TablesPurchases578D2D49.Arn}';
const figures = '${TablesFigures523E2569.Arn}';
const userPool = '${IdentityUserPool96FE3B9B.Arn}';
const files = '${FilesBucket7C17EE2E.Arn}';
const failures = '${StreamsFailures072DC533.Arn}';
const lapses = '${ReservationLapsesQueue8D62B87D.Arn}';
const pushes = '${StreamsPushesD7FB4574.Arn}';
const mutations = '${CatalogApi4811AC2C.Arn}/types/Mutation/fields';

let local: SynthesizedStage;
let prod: SynthesizedStage;

beforeAll(() => {
  local = synthesizeStage('local');
  prod = synthesizeStage('prod', { buildFolder: makeBuiltSite() });
});

describe('functions', () => {
  /** What Lambda asks for to work a queue off. */
  const workingOff = (queue: string) =>
    ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
      (action) => `sqs:${action} ${queue}`,
    );

  /** What Lambda asks for to follow streams, and to keep what no retry helped. */
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

  /** Settling an operation of a wallet that is open. */
  const settling = [wallets, ledger].flatMap((table) => [
    `dynamodb:GetItem ${table}`,
    `dynamodb:PutItem ${table}`,
  ]);

  const lapsing = [
    ...settling,
    `dynamodb:GetItem ${reservations}`,
    `dynamodb:UpdateItem ${reservations}`,
    `dynamodb:BatchGetItem ${products}`,
    `dynamodb:GetItem ${products}`,
    `dynamodb:UpdateItem ${products}`,
  ];

  const followingPayments = [`dynamodb:GetItem ${purchases}`, `dynamodb:PutItem ${purchases}`];

  const permissions: Record<string, string[]> = {
    'lambdas/play-fab-ops/play/handler.ts': [
      `cognito-idp:AdminGetUser ${userPool}`,
      ...settling,
      `dynamodb:PutItem ${players}`,
      `dynamodb:Query ${ledger}/index/by-shelf`,
    ],
    'lambdas/play-fab-ops/shop/handler.ts': [
      `cognito-idp:AdminGetUser ${userPool}`,
      ...settling,
      `dynamodb:PutItem ${players}`,
      `dynamodb:BatchGetItem ${products}`,
      `dynamodb:GetItem ${products}`,
      `dynamodb:UpdateItem ${products}`,
      `dynamodb:GetItem ${carts}`,
      `dynamodb:PutItem ${carts}`,
      `dynamodb:GetItem ${reservations}`,
      `dynamodb:PutItem ${reservations}`,
      `dynamodb:UpdateItem ${reservations}`,
      `dynamodb:GetItem ${orders}`,
      `dynamodb:PutItem ${orders}`,
      `dynamodb:Query ${orders}`,
      `sqs:SendMessage ${lapses}`,
    ],
    'lambdas/play-fab-ops/coins/handler.ts': [
      `cognito-idp:AdminGetUser ${userPool}`,
      ...settling,
      `dynamodb:GetItem ${players}`,
      `dynamodb:PutItem ${players}`,
      ...followingPayments,
      `dynamodb:Query ${purchases}`,
    ],
    'lambdas/play-fab-ops/webhooks/handler.ts': [...settling, ...followingPayments],
    'lambdas/schedules/reconcile-purchases/handler.ts': [
      ...settling,
      ...followingPayments,
      `dynamodb:Query ${purchases}/index/by-state`,
    ],
    'lambdas/play-fab-ops/admin/handler.ts': [
      ...settling,
      `dynamodb:Query ${ledger}/index/by-shelf`,
      `s3:GetObject ${files}/uploads/*`,
      `s3:ListBucket ${files}`,
      `s3:PutObject ${files}/media/products/*`,
    ],
    'lambdas/play-fab-ops/public/handler.ts': [`dynamodb:BatchGetItem ${figures}`],
    'lambdas/schedules/lapse-reservation/handler.ts': [...lapsing, ...workingOff(lapses)],
    'lambdas/schedules/sweep-reservations/handler.ts': [
      ...lapsing,
      `dynamodb:Query ${reservations}/index/by-expiry`,
    ],
    'lambdas/streams/projections/handler.ts': [
      `dynamodb:Query ${ledger}/index/by-shelf`,
      `dynamodb:Scan ${ledger}`,
      `dynamodb:BatchGetItem ${figures}`,
      `dynamodb:GetItem ${figures}`,
      `dynamodb:Query ${figures}`,
      `dynamodb:UpdateItem ${figures}`,
      ...following(ledger),
    ],
    'lambdas/streams/relay/handler.ts': [`sqs:SendMessage ${pushes}`, ...following(ledger, products)],
    'lambdas/streams/push/handler.ts': [
      `appsync:GraphQL ${mutations}/publishPlayerEvent`,
      `appsync:GraphQL ${mutations}/publishRewardProductChange`,
      `appsync:GraphQL ${mutations}/publishRewardProductWithdrawal`,
      ...workingOff(pushes),
    ],
    'lambdas/triggers/post-confirmation/handler.ts': [
      `dynamodb:PutItem ${ledger}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${wallets}`,
    ],
    'lambdas/triggers/pre-sign-up/handler.ts': [
      'AdminCreateUser',
      'AdminLinkProviderForUser',
      'AdminSetUserPassword',
      'ListUsers',
    ].map((action) => `cognito-idp:${action} ${userPool}`),
    'lambdas/triggers/demo-accounts/handler.ts': [...settling, `dynamodb:PutItem ${players}`],
    'lambdas/triggers/demo-products/handler.ts': [`dynamodb:PutItem ${products}`],
  };

  it.each(Object.entries(permissions))(
    'lets %s do this, write its own log, and nothing else',
    (entry, expected) => {
      const [, { Properties }] = functionOf(local, entry);

      const { LogGroup } = worded(Properties['LoggingConfig']) as { LogGroup: string };
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
  const own = 'private/${cognito-identity.amazonaws.com:sub}/';
  const ownUploads = `${files}/uploads/\${cognito-identity.amazonaws.com:sub}/*`;

  const lookingAtPictures = [`s3:GetObject ${files}/media/*`, listing('media/', 'media/*')];
  const ownFiles = [
    `s3:DeleteObject ${files}/${own}*`,
    `s3:GetObject ${files}/${own}*`,
    `s3:PutObject ${files}/${own}*`,
    listing(own, `${own}*`),
  ];

  it.each([
    ['IdentityGuestRole', lookingAtPictures],
    ['IdentityPlayerRole', [...lookingAtPictures, ...ownFiles]],
    [
      'IdentityAdminRole',
      [
        ...lookingAtPictures,
        ...ownFiles,
        `s3:AbortMultipartUpload ${ownUploads}`,
        `s3:DeleteObject ${ownUploads}`,
        `s3:PutObject ${ownUploads}`,
        `s3:DeleteObject ${files}/media/products/*`,
      ],
    ],
  ])('with %s reach these files, each their own, and nothing else', (construct, expected) => {
    const [id] = onlyOfType(prod, 'AWS::IAM::Role', construct);

    expect(permissionsOf(prod, id)).toEqual([...expected].sort());
  });

  it.each([
    ['IdentityGuestRole', 'unauthenticated'],
    ['IdentityPlayerRole', 'authenticated'],
    ['IdentityAdminRole', 'authenticated'],
  ])('take up %s through our identity pool alone, and only %s', (construct, authentication) => {
    const [poolId] = onlyOfType(prod, 'AWS::Cognito::IdentityPool');
    const [, { Properties }] = onlyOfType(prod, 'AWS::IAM::Role', construct);

    expect(worded(Properties['AssumeRolePolicyDocument'])).toMatchObject({
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
  it('does to the table of products what resolvers do, and lists it by its index alone', () => {
    const [, { Properties }] = onlyOfType(prod, 'AWS::AppSync::DataSource', 'CatalogApiProducts');

    expect(permissionsOf(prod, idOf(Properties['ServiceRoleArn']))).toEqual([
      `dynamodb:DeleteItem ${products}`,
      `dynamodb:GetItem ${products}`,
      `dynamodb:PutItem ${products}`,
      `dynamodb:Query ${products}/index/by-listing`,
      `dynamodb:UpdateItem ${products}`,
    ]);
  });

  it('writes its own log and nothing else', () => {
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
  it.each(['local', 'prod'] as const)('has wildcards in %s only where a reason is written down', (name) => {
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

  it('goes without managed policies, but for the gateways of the account', () => {
    const managed = ofType(prod, 'AWS::IAM::Role').flatMap(([id]) =>
      permissionsOf(prod, id).filter((permission) => permission.startsWith('managed policy')),
    );

    // The policy that AWS documents for this role; it is written into no function.
    expect(managed).toEqual([
      'managed policy arn:${AWS::Partition}:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs',
    ]);
  });

  it('is taken up by the service that it was made for, and by no other', () => {
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
      'CatalogApiLogRole',
      'CatalogApiProductsServiceRole',
    ]);
    expect(trustedBy('cognito-identity.amazonaws.com').sort()).toEqual([
      'IdentityAdminRole',
      'IdentityGuestRole',
      'IdentityPlayerRole',
    ]);
    expect(trustedBy('lambda.amazonaws.com').sort()).toEqual(functions.sort());
    expect(roles).toHaveLength(6 + functions.length);
  });
});

const wildcards: readonly { of: RegExp; are: RegExp }[] = [
  // The CDK's own publishing functions copy a folder they do not know beforehand, from the bucket of assets to one of
  // ours; the CDK grants it by families of actions, and we cannot narrow them.
  {
    of: /^(SitePublishing|FilesSeedPictures)Role/,
    are: /^s3:(Abort|DeleteObject|GetBucket|GetObject|List|PutObject)\w*\*? (\$\{(Site|Files)Bucket\w+\.Arn\}|arn:aws:s3:::cdk-hnb659fds-assets-\$\{AWS::AccountId\}-us-east-1)(\/\*)?$/,
  },
  // The names of files are not known beforehand; who may reach which prefix is listed above.
  {
    of: /^(Identity(Guest|Player|Admin)|PlayFabOpsAdmin)Role/,
    are: /^s3:\w+ \$\{FilesBucket\w+\.Arn\}\/(media|uploads|private)\/\S*\*$/,
  },
  // The same, of listing: the wildcard is in the condition.
  {
    of: /^Identity(Guest|Player|Admin)Role/,
    are: /^Allow \{"StringLike":\{"s3:prefix":\["(media|private)\/[^\]]+\]\}\} s3:ListBucket \$\{FilesBucket\w+\.Arn\}$/,
  },
  // Lambda names what it keeps of a failed batch itself.
  { of: /^Streams(Projections|Relay)Role/, are: /^s3:PutObject \$\{StreamsFailures\w+\.Arn\}\/\*$/ },
  // Who follows a stream may ask for the names of all; the CDK grants it with every stream.
  { of: /^Streams(Projections|Relay)Role/, are: /^dynamodb:ListStreams \*$/ },
];
