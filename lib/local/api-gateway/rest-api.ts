import { type Authorize, createAuthorizer, type VerifyAccessToken } from './authorizer';
import {
  type Answer,
  createGatewayResponses,
  type GatewayRefusal,
  gatewayRefusals,
} from './gateway-responses';
import {
  createProxyIntegration,
  type FunctionBackend,
  type GatewayRequest,
  headerOf,
  type Integrate,
} from './proxy-integration';
import type { Authorizer, GatewayResponse, Method, MockIntegration, Stage } from './resources';
import { createRoutes, type Match } from './routes';
import { type TakeToken, throttleMethod } from './throttle';

export interface RestApiDefinition {
  readonly stage: Stage;
  /** By the id of the resource. */
  readonly paths: ReadonlyMap<string, string>;
  readonly methods: readonly Method[];
  /** By id. */
  readonly authorizers: ReadonlyMap<string, Authorizer>;
  readonly gatewayResponses: readonly GatewayResponse[];
}

export interface RestApiBackends extends FunctionBackend {
  readonly verifyAccessToken: VerifyAccessToken;
}

export type RestApi = (request: GatewayRequest) => Promise<Answer>;

interface ReadyMethod {
  readonly takeToken: TakeToken;
  readonly authorize: Authorize;
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
          .map((method) => [method.HttpMethod, prepare(method, resourcePath)]),
      ),
    })),
  );

  return async (request) => {
    const result = await handle(request, find(request.path));
    return 'type' in result ? respond(result) : result;
  };

  function prepare(method: Method, path: string): ReadyMethod {
    return {
      takeToken: throttleMethod(path, definition.stage.MethodSettings),
      authorize: createAuthorizer(method, path, definition.authorizers, backends.verifyAccessToken),
      integrate:
        method.Integration.Type === 'MOCK'
          ? createMockIntegration(method.Integration)
          : createProxyIntegration(method.Integration, backends),
    };
  }
}

function handle(request: GatewayRequest, match: Match<ReadyMethod> | undefined): ReturnType<Integrate> {
  const methods = match?.route.methods;
  const method = methods?.get(request.method) ?? methods?.get('ANY');
  if (!match || !method) return gatewayRefusals.missingToken;
  if (request.body.length > largestPayloadBytes) return gatewayRefusals.requestTooLarge;
  if (!method.takeToken(request.method, request.at.getTime())) return gatewayRefusals.throttled;
  const authorized = method.authorize(headerOf(request, 'authorization'));
  return 'type' in authorized ? authorized : method.integrate(request, match, authorized.claims);
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/how-to-mock-integration.html */
function createMockIntegration({ PassthroughBehavior, IntegrationResponses }: MockIntegration): Integrate {
  const [{ StatusCode, ResponseParameters, ResponseTemplates }] = IntegrationResponses;
  return (request): Answer | GatewayRefusal => {
    const [type = ''] = (headerOf(request, 'content-type') ?? 'application/json').split(/[;,]/, 1);
    if (type.trim().toLowerCase() === 'application/json')
      return {
        status: StatusCode,
        headers: new Headers({ 'Content-Type': 'application/json', ...ResponseParameters }),
        body: ResponseTemplates['application/json'] ?? '',
      };
    // Without a template for its type the body passes through, and a mock finds no status in it.
    return PassthroughBehavior === 'NEVER'
      ? gatewayRefusals.unsupportedMediaType
      : gatewayRefusals.apiConfiguration;
  };
}
