import { beforeAll, expect, it } from 'vitest';
import { permissionsOf } from './permissions';
import { functionOf, ofType, worded } from './read-template';
import { makeBuiltSite, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const wallets = '${TablesWalletsCB9CEA26.Arn}';
const ledger = '${TablesLedgerF9806C8B.Arn}';
const players = '${TablesPlayersF509F4DA.Arn}';
const userPool = '${IdentityUserPool96FE3B9B.Arn}';

let local: SynthesizedStage;
let prod: SynthesizedStage;

beforeAll(() => {
  local = synthesizeStage('local');
  prod = synthesizeStage('prod', { buildFolder: makeBuiltSite() });
});

it.each([
  [
    'lambdas/play-fab-ops/play/handler.ts',
    [
      `cognito-idp:AdminGetUser ${userPool}`,
      `dynamodb:GetItem ${ledger}`,
      `dynamodb:GetItem ${wallets}`,
      `dynamodb:PutItem ${ledger}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${wallets}`,
      `dynamodb:Query ${ledger}/index/by-sequence`,
    ],
  ],
  ['lambdas/play-fab-ops/public/handler.ts', []],
  [
    'lambdas/triggers/post-confirmation/handler.ts',
    [`dynamodb:PutItem ${ledger}`, `dynamodb:PutItem ${players}`, `dynamodb:PutItem ${wallets}`],
  ],
  [
    'lambdas/triggers/demo-accounts/handler.ts',
    [
      `dynamodb:GetItem ${ledger}`,
      `dynamodb:GetItem ${wallets}`,
      `dynamodb:PutItem ${ledger}`,
      `dynamodb:PutItem ${players}`,
      `dynamodb:PutItem ${wallets}`,
    ],
  ],
])('lets %s do this, write its own log, and nothing else', (entry, expected) => {
  const [, { Properties }] = functionOf(local, entry);

  const permissions = permissionsOf(local, roleIdOf(Properties));
  const { LogGroup } = worded(Properties['LoggingConfig']) as { LogGroup: string };
  const ownLog = LogGroup.replace('}', '.Arn}');
  const logging = [`logs:CreateLogStream ${ownLog}`, `logs:PutLogEvents ${ownLog}`];
  expect(permissions).toEqual([...expected, ...logging].sort());
});

it('gives no two functions the same role', () => {
  const roles = ofType(local, 'AWS::Lambda::Function').map(([, { Properties }]) => roleIdOf(Properties));

  expect(new Set(roles).size).toBe(roles.length);
});

it.each(['local', 'prod'] as const)('grants wildcards in %s only where a reason is written down', (name) => {
  const stage = name === 'local' ? local : prod;
  const granted = ofType(stage, 'AWS::IAM::Role').flatMap(([id]) =>
    permissionsOf(stage, id).map((permission) => ({ id, permission })),
  );

  const unexplained = granted.filter(({ permission }) => permission.includes('*')).filter(isUnexplained);
  expect(granted.length).toBeGreaterThan(10);
  expect(unexplained).toEqual([]);
});

it('grants a whole managed policy to the gateways of the account alone', () => {
  const managed = ofType(prod, 'AWS::IAM::Role').flatMap(([id]) =>
    permissionsOf(prod, id).filter((permission) => permission.startsWith('managed policy')),
  );

  // The policy that AWS documents for this role; it is written into no function.
  expect(managed).toEqual([
    'managed policy arn:${AWS::Partition}:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs',
  ]);
});

it('lets each service take up only the role made for it', () => {
  const trusted = ofType(prod, 'AWS::IAM::Role').map(([id, { Properties }]) => {
    const { Statement } = Properties['AssumeRolePolicyDocument'] as { Statement: { Principal: unknown }[] };
    return [
      id.startsWith('PlayFabOpsGatewayAccountRole') ? 'gateway' : 'function',
      Statement.map(({ Principal }) => Principal),
    ];
  });

  const expected = { gateway: 'apigateway.amazonaws.com', function: 'lambda.amazonaws.com' } as const;
  for (const [kind, principals] of trusted) {
    expect(principals).toEqual([{ Service: expected[kind as keyof typeof expected] }]);
  }
});

/**
 * The CDK's own publishing function copies a folder it does not know beforehand, from the bucket of assets to that
 * of the site; the CDK grants it by families of actions, and we cannot narrow them.
 */
function isUnexplained({ id, permission }: { id: string; permission: string }): boolean {
  const publishing =
    /^s3:(Abort|DeleteObject|GetBucket|GetObject|List|PutObject)\w*\*? (\$\{SiteBucket\w+\.Arn\}|arn:aws:s3:::cdk-hnb659fds-assets-\$\{AWS::AccountId\}-us-east-1)(\/\*)?$/;
  return !(id.startsWith('SitePublishingRole') && publishing.test(permission));
}

function roleIdOf(properties: Record<string, unknown>): string {
  return String(worded(properties['Role'])).replace(/^\$\{(\w+)\.Arn\}$/, '$1');
}
