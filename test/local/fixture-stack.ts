import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, startHost } from '../../lib/local/host';
import type { HostOptions } from '../../lib/local/host-options';
import { productSite } from '../../lib/local/product/site/product-site';
import type { TemplateResource } from '../../lib/local/template/read-template';
import { makeTemporaryFolder } from '../temporary-folder';

export type Resources = Record<string, TemplateResource>;

export interface FixtureFunction {
  /** CommonJS that sets `exports.handler`. */
  readonly code: string;
  readonly properties?: object;
  /** Statements of the role's policy. */
  readonly statements?: readonly object[];
  /** Services that may invoke it. @default API Gateway */
  readonly invokers?: readonly string[];
}

export interface FixtureMethod {
  /** `GET /pets/{id}` */
  readonly route: string;
  /** Logical id of a function, or the properties of a mock. */
  readonly integration: string | object;
  readonly properties?: object;
}

/** Writes a cloud assembly as CDK would, into a folder of its own, with the code of its functions as assets. */
export function writeStack(resources: Resources, functions: Record<string, FixtureFunction> = {}): string {
  const folder = makeTemporaryFolder();
  const all: Resources = { ...resources };
  for (const [id, definition] of Object.entries(functions)) {
    mkdirSync(join(folder, `asset.${id}`));
    writeFileSync(join(folder, `asset.${id}`, 'index.cjs'), definition.code);
    Object.assign(all, functionResources(id, definition));
  }
  if ('Api' in all) all['Config'] = writeConfig(folder);
  writeFileSync(join(folder, 'Fixture.template.json'), JSON.stringify({ Resources: all }));
  return folder;
}

/** The `config.json` of a site, as a bucket deployment with a marker for the API's id. */
function writeConfig(folder: string): TemplateResource {
  const endpoint = 'https://<<marker:api>>.execute-api.us-east-1.amazonaws.com/test';
  mkdirSync(join(folder, 'asset.config'));
  writeFileSync(
    join(folder, 'asset.config', 'config.json'),
    JSON.stringify({ amplify: { API: { REST: { fixture: { endpoint } } } } }),
  );
  const files = {
    config: { source: { path: 'asset.config' }, destinations: { here: { objectKey: 'config.zip' } } },
  };
  writeFileSync(join(folder, 'Fixture.assets.json'), JSON.stringify({ files }));
  return {
    Type: 'Custom::CDKBucketDeployment',
    Properties: {
      SourceObjectKeys: ['config.zip'],
      SourceMarkers: [{ '<<marker:api>>': { Ref: 'Api' } }],
      Prune: false,
    },
  };
}

function functionResources(id: string, definition: FixtureFunction): Resources {
  const { properties, statements = [], invokers = ['apigateway.amazonaws.com'] } = definition;
  const permissions = invokers.map((Principal, index) => [
    `${id}Permission${index}`,
    {
      Type: 'AWS::Lambda::Permission',
      Properties: { Action: 'lambda:InvokeFunction', FunctionName: arnOf(id), Principal },
    },
  ]);
  return {
    [`${id}Role`]: {
      Type: 'AWS::IAM::Role',
      Properties: { AssumeRolePolicyDocument: {} },
    },
    [`${id}Policy`]: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        PolicyName: `${id}Policy`,
        PolicyDocument: { Version: '2012-10-17', Statement: statements },
        Roles: [{ Ref: `${id}Role` }],
      },
    },
    [id]: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: {},
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: arnOf(`${id}Role`),
        Timeout: 5,
        ...properties,
      },
      Metadata: { 'aws:asset:path': `asset.${id}`, entry: `${id}.ts` },
    },
    ...Object.fromEntries(permissions),
  };
}

/** The resources of a REST API `Api` with stage `test`. */
export function restApi(
  methods: readonly FixtureMethod[],
  {
    api = {},
    stage = {},
    gatewayResponses = [],
  }: { api?: object; stage?: object; gatewayResponses?: object[] } = {},
): Resources {
  const resources: Resources = {
    Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { Name: 'fixture', ...api } },
    Stage: {
      Type: 'AWS::ApiGateway::Stage',
      Properties: { RestApiId: { Ref: 'Api' }, DeploymentId: 'deployment', StageName: 'test', ...stage },
    },
  };
  gatewayResponses.forEach((properties, index) => {
    const Properties = { RestApiId: { Ref: 'Api' }, ...properties };
    resources[`GatewayResponse${index}`] = { Type: 'AWS::ApiGateway::GatewayResponse', Properties };
  });
  methods.forEach(({ route, integration, properties }, index) => {
    const [HttpMethod, path = '/'] = route.split(' ');
    resources[`Method${index}`] = {
      Type: 'AWS::ApiGateway::Method',
      Properties: {
        RestApiId: { Ref: 'Api' },
        ResourceId: resourceFor(path, resources),
        HttpMethod,
        Integration:
          typeof integration === 'string' ? proxyTo(integration) : { Type: 'MOCK', ...integration },
        ...properties,
      },
    };
  });
  return resources;
}

function resourceFor(path: string, resources: Resources): object {
  let parent: object = { 'Fn::GetAtt': ['Api', 'RootResourceId'] };
  let id = 'Resource';
  for (const PathPart of path.split('/').filter((part) => part !== '')) {
    id += PathPart.replaceAll(/\W/g, (character) => `x${character.charCodeAt(0)}`);
    const Properties = { RestApiId: { Ref: 'Api' }, ParentId: parent, PathPart };
    resources[id] = { Type: 'AWS::ApiGateway::Resource', Properties };
    parent = { Ref: id };
  }
  return parent;
}

function proxyTo(functionId: string): object {
  const Uri = {
    'Fn::Join': [
      '',
      [
        'arn:aws:apigateway:',
        { Ref: 'AWS::Region' },
        ':lambda:path/2015-03-31/functions/',
        arnOf(functionId),
        '/invocations',
      ],
    ],
  };
  return { Type: 'AWS_PROXY', IntegrationHttpMethod: 'POST', Uri };
}

export function arnOf(logicalId: string): object {
  return { 'Fn::GetAtt': [logicalId, 'Arn'] };
}

export interface RunningStack {
  readonly host: Host;
  readonly lines: readonly string[];
  /** Address of stage `test` of the fixture's REST API. */
  readonly apiUrl: string;
  close(): Promise<void>;
}

/** Boots a fixture in memory on a free port. */
export async function runStack(
  resources: Resources,
  functions: Record<string, FixtureFunction> = {},
  options: Pick<HostOptions, 'faults'> = {},
): Promise<RunningStack> {
  const templateFolder = writeStack(resources, functions);
  const lines: string[] = [];
  const ports = { site: null, services: 0 };
  const host = await startHost({
    templateFolder,
    ports,
    site: productSite,
    stateFolder: null,
    log: (line) => lines.push(line),
    ...options,
  });
  const config = host.config as { amplify: { API: { REST: { fixture: { endpoint: string } } } } } | undefined;
  return {
    host,
    lines,
    apiUrl: config?.amplify.API.REST.fixture.endpoint ?? '',
    async close() {
      await host.close();
      rmSync(templateFolder, { recursive: true });
    },
  };
}
