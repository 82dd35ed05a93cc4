import { readFileSync } from 'node:fs';
import { parse as parseModule } from 'acorn';
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  parse,
  visit,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedConstruct } from '../../lib/local/appsync/code/syntax';
import { idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const operations = ['Query', 'Mutation', 'Subscription'];
const admins = ['ADMINS', 'SUPERADMINS'];

let prod: SynthesizedStage;
let schema: DocumentNode;

beforeAll(() => {
  prod = synthesizeStage('prod');
  schema = parse(readFileSync('graphql/schema.graphql', 'utf8'));
});

describe('the API', () => {
  const apiOf = () => onlyOfType(prod, 'AWS::AppSync::GraphQLApi')[1].Properties;

  it('admits players of the user pool, and otherwise only callers that sign with a role', () => {
    const { AuthenticationType, UserPoolConfig, AdditionalAuthenticationProviders } = apiOf();

    expect(AuthenticationType).toBe('AMAZON_COGNITO_USER_POOLS');
    expect(renderIntrinsics(UserPoolConfig)).toEqual({
      AwsRegion: 'us-east-1',
      DefaultAction: 'ALLOW',
      UserPoolId: '${IdentityUserPool96FE3B9B}',
    });
    expect(AdditionalAuthenticationProviders).toEqual([{ AuthenticationType: 'AWS_IAM' }]);
    expect(ofType(prod, 'AWS::AppSync::ApiKey')).toEqual([]);
  });

  it('limits the depth and the resolvers of a request', () => {
    expect(apiOf()).toMatchObject({ QueryDepthLimit: 15, ResolverCountLimit: 4 });
  });

  it('logs failures, without requests and answers of players', () => {
    const [, log] = onlyOfType(prod, 'AWS::Logs::LogGroup', 'CatalogApiLog');
    const [apiId] = onlyOfType(prod, 'AWS::AppSync::GraphQLApi');

    expect(apiOf()['LogConfig']).toEqual({
      CloudWatchLogsRoleArn: expect.anything(),
      ExcludeVerboseContent: true,
      FieldLogLevel: 'ERROR',
    });
    expect(renderIntrinsics(log.Properties)).toMatchObject({
      LogGroupName: `/aws/appsync/apis/\${${apiId}.ApiId}`,
      RetentionInDays: 365,
    });
  });

  it('has the schema of graphql/schema.graphql', () => {
    const [, { Properties }] = onlyOfType(prod, 'AWS::AppSync::GraphQLSchema');

    expect(parse(String(Properties['Definition']), { noLocation: true })).toEqual(
      parse(readFileSync('graphql/schema.graphql', 'utf8'), { noLocation: true }),
    );
  });
});

describe('the schema', () => {
  it('uses the directives for several authorization modes; @aws_auth has no effect there', () => {
    const used = new Set<string>();
    visit(schema, { Directive: ({ name }) => void used.add(name.value) });

    expect([...used].sort()).toEqual(['aws_cognito_user_pools', 'aws_iam', 'aws_subscribe']);
  });

  it('lets only admins change products, and only the relay publish changes', () => {
    const guards = fieldsOf('Mutation').map(({ name, directives = [] }) => [
      name.value,
      directives.map((directive) => [directive.name.value, ...listOf(directive, 'cognito_groups')]),
    ]);

    expect(Object.fromEntries(guards)).toEqual({
      createRewardProduct: [['aws_cognito_user_pools', ...admins]],
      updateRewardProduct: [['aws_cognito_user_pools', ...admins]],
      deleteRewardProduct: [['aws_cognito_user_pools', ...admins]],
      publishRewardProductChange: [['aws_iam']],
      publishRewardProductWithdrawal: [['aws_iam']],
      publishPlayerEvent: [['aws_iam']],
    });
  });

  it('opens to the relay exactly the types that its mutations return', () => {
    const answered = fieldsOf('Mutation')
      .filter(({ directives = [] }) => directives.some(({ name }) => name.value === 'aws_iam'))
      .map(typeOf);

    const opened = schema.definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
      definition.directives?.some(({ name }) => name.value === 'aws_iam')
        ? [definition.name.value]
        : [],
    );
    expect(opened.sort()).toEqual([...new Set(answered)].sort());
  });

  it('subscribes to mutations that return the type of the subscription', () => {
    const answerOf = new Map(fieldsOf('Mutation').map((field) => [field.name.value, typeOf(field)]));

    const subscriptions = fieldsOf('Subscription').map((field) => {
      const [subscribe] = (field.directives ?? []).filter(({ name }) => name.value === 'aws_subscribe');
      return { promised: typeOf(field), mutations: subscribe ? listOf(subscribe, 'mutations') : [] };
    });
    expect(subscriptions).toHaveLength(5);
    for (const { promised, mutations } of subscriptions) {
      expect(mutations).not.toEqual([]);
      expect(new Set(mutations.map((mutation) => answerOf.get(mutation)))).toEqual(new Set([promised]));
    }
  });
});

describe('resolvers', () => {
  const resolvers = () => ofType(prod, 'AWS::AppSync::Resolver').map(([, { Properties }]) => Properties);
  const functions = () => ofType(prod, 'AWS::AppSync::FunctionConfiguration');

  it('cover every operation of the schema and nothing else', () => {
    const resolved = resolvers().map(({ TypeName, FieldName }) => `${String(TypeName)}.${String(FieldName)}`);

    const declared = operations.flatMap((type) => fieldsOf(type).map(({ name }) => `${type}.${name.value}`));
    expect(resolved.sort()).toEqual(declared.sort());
    expect(resolved).toHaveLength(13);
  });

  it('use the table of products for products, and no data source for pass-through fields', () => {
    const sources = resolvers().map(({ FieldName, DataSourceName, Kind: kind }) => [
      FieldName,
      DataSourceName ?? kind,
    ]);

    const [, products] = onlyOfType(prod, 'AWS::AppSync::DataSource', 'CatalogApiProducts');
    const [, nothing] = onlyOfType(prod, 'AWS::AppSync::DataSource', 'CatalogApiNothing');
    expect(Object.fromEntries(sources)).toEqual({
      getRewardProduct: 'Products',
      listRewardProducts: 'PIPELINE',
      createRewardProduct: 'PIPELINE',
      deleteRewardProduct: 'PIPELINE',
      updateRewardProduct: 'PIPELINE',
      publishRewardProductChange: 'PIPELINE',
      publishRewardProductWithdrawal: 'Nothing',
      onWithdrawRewardProduct: 'Nothing',
      publishPlayerEvent: 'Nothing',
      onCreateRewardProduct: 'Nothing',
      onUpdateRewardProduct: 'Nothing',
      onDeleteRewardProduct: 'Nothing',
      onPlayerEvent: 'Nothing',
    });
    expect(renderIntrinsics(products.Properties)).toMatchObject({
      Name: 'Products',
      Type: 'AMAZON_DYNAMODB',
      DynamoDBConfig: { AwsRegion: 'us-east-1', TableName: '${TablesProducts6D827669}' },
    });
    expect(nothing.Properties).toMatchObject({ Name: 'Nothing', Type: 'NONE' });
  });

  it('admit an admin by their own account before each admin mutation', () => {
    const mutations = ['createRewardProduct', 'updateRewardProduct', 'deleteRewardProduct'];
    const first = resolvers()
      .filter(({ FieldName }) => mutations.includes(String(FieldName)))
      .map(({ PipelineConfig }) => {
        const { Functions } = PipelineConfig as { Functions: unknown[] };
        return prod.resources[idOf(Functions[0])]?.Properties;
      });

    expect(first.map((step) => [step?.['Name'], step?.['DataSourceName']])).toEqual(
      mutations.map(() => ['admit_admin', 'Accounts']),
    );
    const [, role] = onlyOfType(prod, 'AWS::IAM::Role', 'CatalogApiAccountsRole');
    expect(renderIntrinsics(role.Properties['Policies'])).toEqual([
      {
        PolicyName: 'Permissions',
        PolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Action: 'dynamodb:GetItem',
              Resource: '${TablesWalletsCB9CEA26.Arn}',
              Condition: {
                'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player', 'play', 'signIns'] },
                StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
              },
            },
          ],
        },
      },
    ]);
  });

  it('update a product in two more steps: find it, then write it', () => {
    const update = resolvers().find(({ FieldName }) => FieldName === 'updateRewardProduct');

    const { Functions } = update?.['PipelineConfig'] as { Functions: unknown[] };
    const steps = Functions.map((step) => prod.resources[idOf(step)]?.Properties);
    expect(steps.map((step) => [step?.['Name'], step?.['DataSourceName']])).toEqual([
      ['admit_admin', 'Accounts'],
      ['find_product', 'Products'],
      ['write_product', 'Products'],
    ]);
  });

  it('publish a change after one read of the product, which a newer change may have superseded', () => {
    const publish = resolvers().find(({ FieldName }) => FieldName === 'publishRewardProductChange');

    const { Functions } = publish?.['PipelineConfig'] as { Functions: unknown[] };
    const steps = Functions.map((step) => prod.resources[idOf(step)]?.Properties);
    expect(steps.map((step) => [step?.['Name'], step?.['DataSourceName']])).toEqual([
      ['find_product', 'Products'],
    ]);
  });

  it('delete a product in two more steps: record the actor, whom the stream reports to the audit log, then remove it', () => {
    const removal = resolvers().find(({ FieldName }) => FieldName === 'deleteRewardProduct');

    const { Functions } = removal?.['PipelineConfig'] as { Functions: unknown[] };
    expect(Functions.map((step) => prod.resources[idOf(step)]?.Properties['Name'])).toEqual([
      'admit_admin',
      'mark_removal',
      'remove_product',
    ]);
  });

  it('list products in the ten steps that a pipeline may have: eight reads, one for the end position, one fetch', () => {
    const list = resolvers().find(({ FieldName }) => FieldName === 'listRewardProducts');

    const { Functions } = list?.['PipelineConfig'] as { Functions: unknown[] };
    const steps = Functions.map((step) => prod.resources[idOf(step)]?.Properties);
    expect(steps.map((step) => step?.['Name'])).toEqual([
      'read_rows',
      ...[2, 3, 4, 5, 6, 7, 8].map((time) => `read_rows_${time}`),
      'find_next_row',
      'fetch_found',
    ]);
    expect(new Set(steps.slice(0, 8).map((step) => step?.['Code'])).size).toBe(1);
    expect(new Set(Functions.map(idOf)).size).toBe(10);
    // Updates and published changes share `find_product`.
    expect(functions()).toHaveLength(2 + 1 + 1 + 2 + 10);
  });

  it('have code that AppSync accepts: small, self-contained, and in its subset of JavaScript', () => {
    const coded = [...ofType(prod, 'AWS::AppSync::Resolver'), ...functions()];

    expect(coded).toHaveLength(29);
    for (const [id, { Properties }] of coded) {
      const code = String(Properties['Code']);
      const program = parseModule(code, { ecmaVersion: 2022, sourceType: 'module' });
      const imported = program.body.flatMap((statement) =>
        statement.type === 'ImportDeclaration' ? [statement.source.value] : [],
      );
      const exported = program.body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration' ? statement.specifiers : [],
      );

      expect(Properties['Runtime'], id).toEqual({ Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' });
      expect(Buffer.byteLength(code), id).toBeLessThanOrEqual(32 * 1024);
      expect(
        imported.filter((name) => !/^@aws-appsync\/utils(\/dynamodb)?$/.test(String(name))),
        id,
      ).toEqual([]);
      expect(refusedConstruct(program), id).toBeUndefined();
      expect(code, id).not.toContain('sourceMappingURL');
      expect(
        exported.map(({ exported: name }) => ('name' in name ? name.name : name.value)),
        id,
      ).toEqual(['request', 'response']);
    }
  });

  it.each(['throw "x"', 'new Date()', 'async () => 1', 'try { f() } catch {}'])(
    'may not contain `%s`',
    (statement) => {
      const program = parseModule(`export function request() { ${statement}; }`, {
        ecmaVersion: 2022,
        sourceType: 'module',
      });

      expect(refusedConstruct(program)).toBeDefined();
    },
  );
});

function fieldsOf(type: string): readonly FieldDefinitionNode[] {
  return schema.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === type
      ? (definition.fields ?? [])
      : [],
  );
}

function typeOf({ type }: FieldDefinitionNode): string {
  let named = type;
  while (named.kind !== Kind.NAMED_TYPE) named = named.type;
  return named.name.value;
}

/** Values of a list argument of a directive; empty when it is absent. */
function listOf({ arguments: given = [] }: ConstDirectiveNode, argument: string): string[] {
  return given.flatMap(({ name, value }) =>
    name.value === argument && value.kind === Kind.LIST
      ? value.values.flatMap((item) => (item.kind === Kind.STRING ? [item.value] : []))
      : [],
  );
}
