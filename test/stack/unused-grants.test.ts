import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeBundles } from './analyze-bundles';
import { idOf, functionOf, ofType, onlyOfType } from './read-template';
import { makeBuiltSite, type SynthesizedStage, synthesizeStage } from './synthesize-stage';
import { storeFiles, storesOfTables, unusedByBrowsers, unusedByFunction } from './unused-grants';

let local: SynthesizedStage;
let prod: SynthesizedStage;

beforeAll(() => {
  local = synthesizeStage('local');
  prod = synthesizeStage('prod', { buildFolder: makeBuiltSite() });
  analyzeBundles();
});

const browserRoles = ['IdentityGuestRole', 'IdentityPlayerRole', 'IdentityAdminRole'];

/** The same stage with one more grant for a role. */
function withGrant(
  stage: SynthesizedStage,
  role: string,
  grant: { Action: string | string[]; Resource: unknown },
): SynthesizedStage {
  const added = {
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: [{ Ref: role }],
      PolicyDocument: { Statement: [{ Effect: 'Allow', ...grant }] },
    },
  };
  return { ...stage, resources: { ...stage.resources, Added: added } };
}

describe('unused grants are absent', () => {
  it('for any function', () => {
    for (const stage of [local, prod]) {
      const entries = ofType(stage, 'AWS::Lambda::Function').flatMap(
        ([, { Metadata }]) => (Metadata?.['entry'] as string | undefined) ?? [],
      );
      const unused = entries.flatMap((entry) =>
        unusedByFunction(stage, entry).map((grant) => `${entry}: ${grant}`),
      );
      expect(entries.length).toBeGreaterThan(20);
      expect(unused).toEqual([]);
    }
  });

  it.each(browserRoles)('for %s', (construct) => {
    const [id] = onlyOfType(prod, 'AWS::IAM::Role', construct);

    expect(unusedByBrowsers(prod, id)).toEqual([]);
  });
});

describe('detection of unused grants', () => {
  it.each(browserRoles)('reports files of their own for %s, which no page uses', (construct) => {
    const [id] = onlyOfType(prod, 'AWS::IAM::Role', construct);
    const [bucket] = onlyOfType(prod, 'AWS::S3::Bucket', 'FilesBucket');
    const Resource = `\${${bucket}.Arn}/private/\${cognito-identity.amazonaws.com:sub}/*`;
    const Action = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];

    const unused = unusedByBrowsers(withGrant(prod, id, { Action, Resource }), id);

    expect(unused).toEqual(Action.map((action) => `${action} ${Resource}`).sort());
  });

  const shop = 'lambdas/functions/api-shop/handler.ts';
  it.each([
    ['an action that the function has no command for', 'dynamodb:Scan', '${TablesOrdersACF7C9C0.Arn}', shop],
    ['a table that it has no store for', 'dynamodb:GetItem', '${TablesTickets8D70A397.Arn}', shop],
    ['a command of another table', 'dynamodb:DeleteItem', '${TablesOrdersACF7C9C0.Arn}', shop],
    ['an index that no store asks', 'dynamodb:Query', '${TablesOrdersACF7C9C0.Arn}/index/by-price', shop],
    ['a queue that it is not told of', 'sqs:SendMessage', '${StreamsPushesD7FB4574.Arn}', shop],
    ['a queue that nothing reads for it', 'sqs:ReceiveMessage', '${StreamsPushesD7FB4574.Arn}', shop],
    [
      'a folder that it does not name',
      's3:GetObject',
      '${FilesBucket7C17EE2E.Arn}/media/private/*',
      'lambdas/functions/api-account/handler.ts',
    ],
    ['a service that it does not speak to', 's3:GetObject', '${FilesBucket7C17EE2E.Arn}/media/*', shop],
    ['a change of users', 'cognito-idp:AdminLinkProviderForUser', '${IdentityUserPool96FE3B9B.Arn}', shop],
  ])('reports %s', (_, Action, Resource, entry) => {
    const role = idOf(functionOf(local, entry)[1].Properties['Role']);

    expect(unusedByFunction(withGrant(local, role, { Action, Resource }), entry)).toEqual([
      `${Action} ${Resource}`,
    ]);
  });

  it('knows the table of every store', () => {
    const helpers = ['affiliate-reads', 'atomic-write', 'by-partition', 'closed-day-reads', 'stage-key'];
    const stores = storeFiles
      .filter((path) => makesStore.test(readFileSync(path, 'utf8')))
      .map((path) => basename(path, '.ts'));

    const listed = new Set([...Object.values(storesOfTables).flat(), ...helpers]);
    expect(stores.filter((store) => !listed.has(store))).toEqual([]);
    expect(stores.length).toBeGreaterThan(25);
  });
});

/** Matches a factory of a store: it takes the client, or the name of a table where it prepares writes for other stores to commit. */
const makesStore = /\bexport function create\w+\((\s*\w+: DynamoDBDocumentClient|table)/;
