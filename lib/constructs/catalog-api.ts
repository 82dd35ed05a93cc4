import { fileURLToPath } from 'node:url';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AuthorizationType,
  BackedDataSource,
  type CfnGraphQLApi,
  Definition,
  FieldLogLevel,
  GraphqlApi,
  IntrospectionConfig,
  UserPoolDefaultAction,
} from 'aws-cdk-lib/aws-appsync';
import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledge } from './acknowledge';
import type { Identity } from './identity';
import { InlineRole } from './inline-role';
import { addPipeline, addResolver } from './js-resolver';
import { productOrders, type Tables } from './tables';

const schemaFile = fileURLToPath(new URL('../../graphql/schema.graphql', import.meta.url));

/** Pages query a list, its items and a field of each; tools that read the schema go 13 levels deep. */
const maxQueryDepth = 15;
/** A page sends one operation at a time, which evaluates up to 2,000 rows for a list; more than a few at once are an attack. */
const maxResolvers = 4;
/** List steps that evaluate up to 250 rows each; a pipeline has at most 10 functions, and two more follow. */
const readSteps = 8;

interface CatalogApiProps {
  readonly stage: Stage;
  readonly identity: Identity;
  readonly tables: Tables;
}

/** Reward products over GraphQL, and the events that reach open tabs. */
export class CatalogApi extends Construct {
  readonly api: GraphqlApi;
  /** Host of queries and mutations. */
  readonly host: string;
  /** Host of subscriptions. */
  readonly realtimeHost: string;

  constructor(scope: Construct, id: string, { stage, identity, tables }: CatalogApiProps) {
    super(scope, id);
    this.api = this.createApi(stage, identity, tables);
    const { attrGraphQlDns, attrRealtimeDns } = this.api.node.defaultChild as CfnGraphQLApi;
    this.host = attrGraphQlDns;
    this.realtimeHost = attrRealtimeDns;
    this.resolveProducts(tables);
    this.resolveEvents();
  }

  /** Grants a function these mutations, which no user may call. */
  grantMutations(grantee: IGrantable, ...fields: readonly string[]): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['appsync:GraphQL'],
        resources: fields.map((field) => `${this.api.arn}/types/Mutation/fields/${field}`),
      }),
    );
  }

  /** A metric that AppSync publishes of this API: https://docs.aws.amazon.com/appsync/latest/devguide/monitoring.html */
  metric(metricName: string, options: MetricOptions): Metric {
    const dimensionsMap = { GraphQLAPIId: this.api.apiId };
    return new Metric({ namespace: 'AWS/AppSync', metricName, dimensionsMap, ...options });
  }

  private createApi(stage: Stage, { userPool }: Identity, { products }: Tables): GraphqlApi {
    const logRole = new Role(this, 'LogRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
    const api = new GraphqlApi(this, 'Api', {
      name: 'catalog',
      definition: Definition.fromFile(schemaFile),
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.USER_POOL,
          userPoolConfig: { userPool, defaultAction: UserPoolDefaultAction.ALLOW },
        },
        additionalAuthorizationModes: [{ authorizationType: AuthorizationType.IAM }],
      },
      introspectionConfig: stage.name === 'prod' ? IntrospectionConfig.DISABLED : IntrospectionConfig.ENABLED,
      // A batch read names its table itself; other requests go to the table of their data source.
      environmentVariables: { PRODUCTS_TABLE: products.tableName },
      queryDepthLimit: maxQueryDepth,
      resolverCountLimit: maxResolvers,
    });
    // AppSync dictates the name. The group is created here so that its lines expire.
    const logs = new LogGroup(this, 'Log', {
      logGroupName: `/aws/appsync/apis/${api.apiId}`,
      retention: stage.logRetentionDays,
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    logs.grantWrite(logRole);
    // Set here, because the CDK's own setting adds a function that may change the retention of every log group.
    (api.node.defaultChild as CfnGraphQLApi).logConfig = {
      cloudWatchLogsRoleArn: logRole.roleArn,
      // Requests and responses are left out: they contain players' orders and queries.
      excludeVerboseContent: true,
      fieldLogLevel: FieldLogLevel.ERROR,
    };
    acknowledge(
      api,
      'ASC3',
      'errors are logged; the rule also asks for requests and responses, which contain player data',
    );
    return api;
  }

  private resolveProducts({ products, wallets }: Tables): void {
    const { api } = this;
    const dataSource = new ProductsDataSource(this, 'Products', { api, table: products });
    addResolver(this, { api, field: 'Query.getRewardProduct', dataSource });
    addPipeline(this, {
      api,
      field: 'Query.listRewardProducts',
      steps: [...Array.from({ length: readSteps }, () => 'read-rows'), 'find-next-row', 'fetch-found'],
      dataSource,
    });
    const otherSources = { 'admit-admin': new AccountsDataSource(this, 'Accounts', { api, table: wallets }) };
    for (const [field, ...steps] of [
      ['Mutation.createRewardProduct', 'create-product'],
      ['Mutation.updateRewardProduct', 'find-product', 'write-product'],
      ['Mutation.deleteRewardProduct', 'mark-removal', 'remove-product'],
    ] as const)
      addPipeline(this, { api, field, steps: ['admit-admin', ...steps], dataSource, otherSources });
    addPipeline(this, {
      api,
      field: 'Mutation.publishRewardProductChange',
      steps: ['find-product'],
      dataSource,
    });
  }

  private resolveEvents(): void {
    const { api } = this;
    const dataSource = api.addNoneDataSource('Nothing');
    for (const field of [
      'Mutation.publishRewardProductWithdrawal',
      'Mutation.publishPlayerEvent',
      'Subscription.onCreateRewardProduct',
      'Subscription.onUpdateRewardProduct',
      'Subscription.onDeleteRewardProduct',
      'Subscription.onWithdrawRewardProduct',
      'Subscription.onPlayerEvent',
    ])
      addResolver(this, { api, field, dataSource });
  }
}

/** A table data source with a role of its own; the CDK's class would also grant scans and batches. */
class TableDataSource extends BackedDataSource {
  constructor(scope: Construct, id: string, { api, table }: { api: GraphqlApi; table: Table }) {
    super(
      scope,
      id,
      {
        api,
        name: id,
        serviceRole: new InlineRole(scope, `${id}Role`, {
          assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
        }),
      },
      {
        type: 'AMAZON_DYNAMODB',
        dynamoDbConfig: { tableName: table.tableName, awsRegion: Stack.of(scope).region },
      },
    );
  }
}

/** The products table with the actions that the resolvers need. */
class ProductsDataSource extends TableDataSource {
  constructor(scope: Construct, id: string, props: { api: GraphqlApi; table: Table }) {
    super(scope, id, props);
    const { table } = props;
    const allow = (actions: string[], resource: string) =>
      this.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources: [resource] }));
    allow(
      [
        'dynamodb:GetItem',
        'dynamodb:BatchGetItem',
        'dynamodb:Query',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
      ],
      table.tableArn,
    );
    for (const index of productOrders)
      allow(['dynamodb:Query'], `${table.tableArn}/index/${index.indexName}`);
  }
}

/** The wallet attributes that decide whether a caller is admitted; never a balance or a seed. */
class AccountsDataSource extends TableDataSource {
  constructor(scope: Construct, id: string, props: { api: GraphqlApi; table: Table }) {
    super(scope, id, props);
    this.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem'],
        resources: [props.table.tableArn],
        conditions: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player', 'play', 'signIns'] },
          StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
        },
      }),
    );
  }
}
