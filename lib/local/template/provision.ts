import * as z from 'zod';
import type { openRestApis } from '../api-gateway/rest-apis';
import type { GraphqlApis } from '../appsync/graphql-apis';
import { copyDeployments } from '../bucket-deployment/copy-deployments';
import { type Deployment, readBucketDeployment } from '../bucket-deployment/resources';
import { type Distribution, readDistribution } from '../cloudfront/resources';
import type { UserPools } from '../cognito/user-pools';
import type { IdentityPools } from '../cognito-identity/wire';
import { streamArnOf } from '../dynamodb/resources';
import type { DynamoDb } from '../dynamodb/wire';
import type { EventRules } from '../events/event-rules';
import { readAttachedPolicy, readRolePolicies, readRoleTrust } from '../iam/resources';
import type { Roles } from '../iam/roles';
import type { Functions } from '../lambda/functions';
import type { Permissions } from '../lambda/permissions';
import { readFunction } from '../lambda/resources';
import type { Buckets } from '../s3/buckets';
import type { Secrets } from '../secrets/state';
import type { Queues } from '../sqs/queues';
import type { EventSourceMappings } from '../streams/event-source-mappings';
import { inertResources } from './inert-resources';
import type { Template, TemplateResource } from './read-template';
import { createResolver, type Identity } from './resolver';
import { readProperties } from './resource-properties';

/** Services that host the resources of a template. */
export interface Platform {
  readonly region: string;
  readonly accountId: string;
  readonly servicesUrl: string;
  readonly overrides: Readonly<Record<string, string>>;
  readonly functions: Functions;
  readonly permissions: Permissions;
  readonly roles: Roles;
  readonly dynamoDb: Pick<DynamoDb, 'ensureTable'>;
  readonly userPools: Pick<
    UserPools,
    'ensurePool' | 'ensureClient' | 'ensureGroup' | 'ensureProvider' | 'ensureDomain'
  >;
  readonly identityPools: Pick<IdentityPools, 'ensurePool' | 'ensureRoles'>;
  readonly buckets: Buckets;
  readonly restApis: ReturnType<typeof openRestApis>;
  readonly graphqlApis: Pick<GraphqlApis, 'add'>;
  readonly queues: Pick<Queues, 'ensureQueue'>;
  readonly secrets: Pick<Secrets, 'ensureSecret' | 'lookUp'>;
  readonly mappings: Pick<EventSourceMappings, 'add'>;
  readonly eventRules: Pick<EventRules, 'add'>;
}

/** Resources of a template that no service keeps. */
export interface Provisioned {
  readonly tableNames: readonly string[];
  /** Undefined for a template without one. */
  readonly distribution: Distribution | undefined;
  /** Contents published for the site: deployments into its own bucket, or into a bucket that is not named. */
  readonly siteDeployments: readonly Deployment[];
}

interface Resource {
  readonly logicalId: string;
  /** The name that CloudFormation would give, without the random suffix. */
  readonly name: string;
  readonly properties: unknown;
  readonly metadata: TemplateResource['Metadata'];
}

/** Creates a resource by its type. Types in `inertResources` are skipped; any other type stops the start. */
const suppliers: Readonly<Record<string, (resource: Resource, platform: Platform, made: Made) => Identity>> =
  {
    'AWS::ApiGateway::Authorizer': (it, { restApis }) =>
      restApis.add('authorizer', it.logicalId, it.properties),
    'AWS::ApiGateway::GatewayResponse': (it, { restApis }) =>
      restApis.add('gatewayResponse', it.logicalId, it.properties),
    'AWS::ApiGateway::Method': (it, { restApis }) => restApis.add('method', it.logicalId, it.properties),
    'AWS::ApiGateway::Resource': (it, { restApis }) => restApis.add('resource', it.logicalId, it.properties),
    'AWS::ApiGateway::RestApi': (it, { restApis }) => restApis.add('restApi', it.logicalId, it.properties),
    'AWS::ApiGateway::Stage': (it, { restApis }) => restApis.add('stage', it.logicalId, it.properties),
    'AWS::AppSync::DataSource': (it, { graphqlApis }) =>
      graphqlApis.add('dataSource', it.logicalId, it.properties),
    'AWS::AppSync::FunctionConfiguration': (it, { graphqlApis }) =>
      graphqlApis.add('function', it.logicalId, it.properties),
    'AWS::AppSync::GraphQLApi': (it, { graphqlApis }) => graphqlApis.add('api', it.logicalId, it.properties),
    'AWS::AppSync::GraphQLSchema': (it, { graphqlApis }) =>
      graphqlApis.add('schema', it.logicalId, it.properties),
    'AWS::AppSync::Resolver': (it, { graphqlApis }) =>
      graphqlApis.add('resolver', it.logicalId, it.properties),
    'AWS::Cognito::IdentityPool'({ logicalId, properties }, { identityPools }) {
      const { id } = identityPools.ensurePool(logicalId, properties);
      return { ref: id, attributes: { Id: id } };
    },
    'AWS::Cognito::IdentityPoolRoleAttachment'({ logicalId, properties }, { identityPools }) {
      identityPools.ensureRoles(logicalId, properties);
      return { ref: logicalId, attributes: {} };
    },
    'AWS::Cognito::UserPool'({ logicalId, properties }, { userPools }) {
      const { id, arn, providerName } = userPools.ensurePool(logicalId, properties);
      return { ref: id, attributes: { Arn: arn, ProviderName: providerName, UserPoolId: id } };
    },
    'AWS::Cognito::UserPoolClient'({ logicalId, properties }, { userPools }) {
      const { id } = userPools.ensureClient(logicalId, properties);
      return { ref: id, attributes: { ClientId: id } };
    },
    'AWS::Cognito::UserPoolDomain'({ logicalId, properties }, { userPools }) {
      const { prefix } = userPools.ensureDomain(logicalId, properties);
      return { ref: prefix, attributes: {} };
    },
    'AWS::Cognito::UserPoolGroup'({ logicalId, properties }, { userPools }) {
      userPools.ensureGroup(properties);
      return { ref: logicalId, attributes: {} };
    },
    'AWS::Cognito::UserPoolIdentityProvider'({ logicalId, properties }, { userPools }) {
      const { name } = userPools.ensureProvider(logicalId, properties);
      return { ref: name, attributes: {} };
    },
    'AWS::DynamoDB::Table'({ name, properties }, { dynamoDb, region, accountId }, made) {
      made.tables.push(() => dynamoDb.ensureTable({ TableName: name, ...(properties as object) }));
      const { TableName = name, StreamSpecification } = properties as Record<string, string | undefined>;
      made.tableNames.push(TableName);
      const Arn = `arn:aws:dynamodb:${region}:${accountId}:table/${TableName}`;
      return {
        ref: TableName,
        attributes: { Arn, ...(StreamSpecification && { StreamArn: streamArnOf(Arn) }) },
      };
    },
    'AWS::Events::Rule'({ logicalId, name, properties }, { eventRules }) {
      const rule = eventRules.add(logicalId, name, properties);
      return { ref: rule.name, attributes: { Arn: rule.arn } };
    },
    'AWS::IAM::Policy'({ logicalId, properties }, { roles }) {
      const { policy, roles: names } = readAttachedPolicy(logicalId, properties);
      for (const role of names) roles.attach(role, policy);
      return { ref: logicalId, attributes: {} };
    },
    'AWS::IAM::Role'({ logicalId, name, properties }, { roles, accountId }) {
      roles.define(name, readRolePolicies(logicalId, properties), readRoleTrust(logicalId, properties));
      return { ref: name, attributes: { Arn: `arn:aws:iam::${accountId}:role/${name}` } };
    },
    'AWS::Lambda::EventSourceMapping'({ logicalId, properties }, { mappings }) {
      const id = mappings.add(logicalId, properties);
      return { ref: id, attributes: { Id: id } };
    },
    'AWS::Lambda::Function'({ logicalId, name, properties, metadata }, platform, made) {
      const arn = functionArn(name, platform);
      const context = { ...platform, name, arn, templateFolder: made.templateFolder };
      platform.functions.define(readFunction(logicalId, { properties, metadata }, context));
      return { ref: name, attributes: { Arn: arn } };
    },
    'AWS::Lambda::Permission'({ logicalId, properties }, platform) {
      const type = 'AWS::Lambda::Permission';
      const read = readProperties({ type, logicalId, properties, schema: permissionProperties });
      const { FunctionName, Principal, SourceArn } = read;
      const arn = FunctionName.startsWith('arn:') ? FunctionName : functionArn(FunctionName, platform);
      platform.permissions.add({ functionArn: arn, principal: Principal, sourceArn: SourceArn });
      return { ref: logicalId, attributes: {} };
    },
    'AWS::S3::Bucket'({ logicalId, name: stackName, properties }, { buckets, region }) {
      const { name } = buckets.ensureBucket(logicalId, stackName, properties);
      return {
        ref: name,
        attributes: {
          Arn: `arn:aws:s3:::${name}`,
          DomainName: `${name}.s3.amazonaws.com`,
          RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
        },
      };
    },
    'AWS::SQS::Queue'({ logicalId, name, properties }, platform) {
      const queue = platform.queues.ensureQueue(logicalId, properties, { ...platform, name });
      return { ref: queue.url, attributes: { Arn: queue.arn, QueueName: queue.name, QueueUrl: queue.url } };
    },
    'AWS::SecretsManager::Secret'({ logicalId, properties }, { secrets }) {
      const { arn } = secrets.ensureSecret(logicalId, properties);
      return { ref: arn, attributes: { Id: arn } };
    },
    'Custom::CDKBucketDeployment'({ logicalId, properties }, _platform, made) {
      made.deployments.push(readBucketDeployment(logicalId, properties, made.assetFolder));
      return { ref: logicalId, attributes: {} };
    },
  };

/** Resource types that the host creates. */
export const suppliedTypes: readonly string[] = Object.keys(suppliers);

const permissionProperties = z.strictObject({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
});

interface Made {
  readonly templateFolder: string;
  readonly assetFolder: Template['assetFolder'];
  /** Deferred until all resources are known to be supported. */
  readonly tables: (() => Promise<void>)[];
  readonly tableNames: string[];
  readonly deployments: Deployment[];
}

/**
 * Creates every resource of a template in dependency order.
 *
 * @throws Error naming the logical id of a resource type, property or intrinsic that the host does not support
 */
export async function provision(template: Template, platform: Platform): Promise<Provisioned> {
  const made: Made = {
    templateFolder: template.folder,
    assetFolder: template.assetFolder,
    tables: [],
    tableNames: [],
    deployments: [],
  };
  const providers = customResourceProviders(template);
  const identities = new Map<string, Identity | 'under way'>();
  const resolve = createResolver({ ...platform, template, identify });
  for (const logicalId of Object.keys(template.resources)) identify(logicalId);
  await Promise.all(made.tables.map((ensure) => ensure()));
  const { buckets } = platform;
  const distribution = readDistribution({
    resources: template.resources,
    resolve,
    lookUp: platform.secrets.lookUp,
    bucketOf(domainName) {
      const name = domainName.replace(/\.s3[.-].*$/, '');
      return buckets.has(name) ? name : undefined;
    },
  });
  const isOfSite = ({ bucket }: Deployment) => bucket === undefined || bucket === distribution?.siteBucket;
  await copyDeployments(
    made.deployments.filter((deployment) => !isOfSite(deployment)),
    buckets,
  );
  return {
    tableNames: made.tableNames,
    distribution,
    siteDeployments: made.deployments.filter(isOfSite),
  };

  function identify(logicalId: string): Identity {
    const known = identities.get(logicalId);
    if (known === 'under way') throw new Error(`${logicalId}: refers to itself through other resources.`);
    if (known) return known;
    identities.set(logicalId, 'under way');
    const identity = make(logicalId);
    identities.set(logicalId, identity);
    return identity;
  }

  function make(logicalId: string): Identity {
    const resource = template.resources[logicalId];
    if (!resource) throw new Error(`The template has no resource or parameter ${logicalId}.`);
    const name = shortened(`${template.stackName}-${logicalId}`);
    const { Type: type, Metadata: metadata } = resource;
    if (type in inertResources || providers.has(logicalId)) return inertIdentity(type, name, platform);
    const supply = suppliers[type];
    if (!supply) throw new Error(`${logicalId}: the offline host does not support ${type}.`);
    if (resource.Condition) throw new Error(`${logicalId}: the offline host does not support conditions.`);
    const properties = resolve(resource.Properties ?? {}, logicalId);
    return supply({ logicalId, name, properties, metadata }, platform, made);
  }
}

/** Names of functions and roles are limited to 64 characters; the end of a logical id keeps them distinct. */
function shortened(name: string): string {
  return name.length <= 64 ? name : `${name.slice(0, 55)}-${name.slice(-8)}`;
}

/** Functions that back CDK's custom resources. The host replaces their effect and never runs them. */
function customResourceProviders({ resources }: Template): Set<string> {
  const tokens = Object.values(resources)
    .filter(({ Type }) => Type.startsWith('Custom::'))
    .map(
      ({ Properties }) =>
        (Properties?.['ServiceToken'] as { 'Fn::GetAtt'?: string[] } | undefined)?.['Fn::GetAtt']?.[0],
    );
  return new Set(tokens.filter((logicalId) => logicalId !== undefined));
}

function inertIdentity(type: string, name: string, { region, accountId }: Platform): Identity {
  const service = type.split('::')[1]?.toLowerCase() ?? '';
  return { ref: name, attributes: { Arn: `arn:aws:${service}:${region}:${accountId}:${name}` } };
}

function functionArn(name: string, { region, accountId }: Platform): string {
  return `arn:aws:lambda:${region}:${accountId}:function:${name}`;
}
