import { TooManyRequests } from '../lambda/functions';
import type { Outcome } from '../lambda/invocation';
import { within } from '../time/within';
import type { Answer, RequestContext } from './answer';
import { type VerifyAccessToken, authorizeToken } from './authorizer';
import { createGatewayResponses, type GatewayRefusal, gatewayRefusals } from './gateway-responses';
import { createMockIntegration } from './mock-integration';
import { readProxyAnswer } from './proxy-answer';
import { type Claims, type GatewayRequest, headerOf, proxyEvent } from './proxy-event';
import type { Authorizer, GatewayResponse, Method, ProxyIntegration, Stage } from './resources';
import { createRoutes, type Match } from './routes';
import { type TakeToken, throttleMethod } from './throttle';

export interface RestApiDefinition {
  readonly stage: Stage;
  readonly paths: ReadonlyMap<string, string>;
  readonly methods: readonly Method[];
  readonly authorizers: ReadonlyMap<string, Authorizer>;
  readonly gatewayResponses: readonly GatewayResponse[];
}

export interface RestApiBackends {
  readonly runFunction: (functionArn: string, event: unknown) => Promise<Outcome>;
  /** `methodPath` has the form of an execute-api ARN. */
  readonly mayInvoke: (functionArn: string, methodPath: string) => boolean;
  readonly verifyAccessToken: VerifyAccessToken;
}

export type RestApi = (request: GatewayRequest) => Promise<Answer>;

type Result = Answer | GatewayRefusal;
type Integrate = (
  request: GatewayRequest,
  match: Match<ReadyMethod>,
  claims: Claims | undefined,
) => Result | Promise<Result>;

interface ReadyMethod {
  readonly takeToken: TakeToken;
  readonly authorize: (header: string | undefined) => { claims: Claims | undefined } | GatewayRefusal;
  readonly integrate: Integrate;
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html */
const largestPayloadBytes = 10 * 1024 * 1024;

/** @throws Error for definitions that the host cannot serve as API Gateway does */
export function createRestApi(definition: RestApiDefinition, backends: RestApiBackends): RestApi {
  const respond = createGatewayResponses(definition.gatewayResponses);
  const find = createRoutes(
    [...definition.paths].map(([id, resourcePath]) => ({
      id,
      resourcePath,
      methods: new Map(
        definition.methods
          .filter(({ ResourceId }) => ResourceId === id)
          .map((method) => [method.HttpMethod, prepare(method, definition, backends)]),
      ),
    })),
  );

  return async (request) => {
    const match = find(request.path);
    const result = await handle(request, match);
    return 'type' in result ? respond(result, contextOf(request, match)) : result;
  };
}

function handle(request: GatewayRequest, match: Match<ReadyMethod> | undefined): Result | Promise<Result> {
  const methods = match?.route.methods;
  const method = methods?.get(request.method) ?? methods?.get('ANY');
  if (!match || !method) return gatewayRefusals.missingToken;
  if (request.body.length > largestPayloadBytes) return gatewayRefusals.requestTooLarge;
  if (!method.takeToken(request.method, request.at.getTime())) return gatewayRefusals.throttled;
  const authorized = method.authorize(headerOf(request, 'authorization'));
  return 'type' in authorized ? authorized : method.integrate(request, match, authorized.claims);
}

function prepare(method: Method, definition: RestApiDefinition, backends: RestApiBackends): ReadyMethod {
  const path = definition.paths.get(method.ResourceId) ?? '';
  return {
    takeToken: throttleMethod(path, definition.stage.MethodSettings),
    authorize: authorizerOf(method, definition, backends),
    integrate: integrationOf(method, backends),
  };
}

function authorizerOf(
  method: Method,
  definition: RestApiDefinition,
  backends: RestApiBackends,
): ReadyMethod['authorize'] {
  if (method.AuthorizationType === 'NONE') return () => ({ claims: undefined });
  const authorizer = definition.authorizers.get(method.AuthorizerId ?? '');
  const path = definition.paths.get(method.ResourceId);
  if (!authorizer) throw new Error(`${method.HttpMethod} ${path} names no authorizer of its API.`);
  if (method.AuthorizationScopes.length === 0)
    throw new Error(
      `${method.HttpMethod} ${path} has no scopes, so it takes ID tokens, which the host does not.`,
    );
  const required = { poolArns: authorizer.ProviderARNs, scopes: method.AuthorizationScopes };
  return (header) => authorizeToken(header, required, backends.verifyAccessToken);
}

function integrationOf({ Integration }: Method, backends: RestApiBackends): Integrate {
  if (Integration.Type === 'AWS_PROXY') return proxyIntegration(Integration, backends);
  const mock = createMockIntegration(Integration);
  return (request, match) => mock(mediaTypeOf(request), contextOf(request, match));
}

function proxyIntegration(integration: ProxyIntegration, backends: RestApiBackends): Integrate {
  const functionArn = /:lambda:path\/2015-03-31\/functions\/(.+)\/invocations$/.exec(integration.Uri)?.[1];
  if (functionArn === undefined) throw new Error(`${integration.Uri} is not an invocation of a function.`);

  return async (request, match, claims) => {
    const methodPath = `${request.stage}/${request.method}${match.route.resourcePath}`;
    if (!backends.mayInvoke(functionArn, methodPath)) return gatewayRefusals.apiConfiguration;
    const event = proxyEvent({ request, match, claims });
    // The function keeps running after the gateway's timeout, as in the cloud.
    const outcome = await within(
      backends.runFunction(functionArn, event).catch(refusedInvocation),
      integration.TimeoutInMillis,
    );
    if (outcome === 'refused') return gatewayRefusals.integrationFailure;
    if (!outcome) return gatewayRefusals.integrationTimeout;
    if ('error' in outcome) return gatewayRefusals.malformedAnswer;
    return readProxyAnswer(outcome.payload) ?? gatewayRefusals.malformedAnswer;
  };
}

function refusedInvocation(error: unknown): 'refused' {
  if (error instanceof TooManyRequests) return 'refused';
  throw error;
}

function mediaTypeOf(request: GatewayRequest): string {
  const [type = ''] = (headerOf(request, 'content-type') ?? '').split(/[;,]/, 1);
  return type.trim().toLowerCase() || 'application/json';
}

function contextOf(request: GatewayRequest, match: Match<unknown> | undefined): RequestContext {
  return {
    'context.apiId': request.apiId,
    'context.httpMethod': request.method,
    'context.identity.sourceIp': request.sourceIp,
    'context.path': `/${request.stage}${request.path}`,
    'context.requestId': request.requestId,
    'context.resourcePath': match?.route.resourcePath ?? '',
    'context.stage': request.stage,
  };
}
