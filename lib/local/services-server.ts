import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendAnswer } from './api-gateway/answer';
import type { RestApi } from './api-gateway/rest-api';
import type { AwsJsonHandler } from './http/aws-json';
import { readBody } from './http/read-body';
import type { Authorize } from './iam/authorize';
import { callerOf, localOperator } from './iam/caller';
import type { S3Endpoint } from './s3/s3-endpoint';
import type { SesEndpoint } from './ses/ses-endpoint';

type Service = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void | Promise<void>;

export interface Services {
  readonly region: string;
  readonly accountId: string;
  readonly authorize: Authorize;
  readonly dynamoDb: AwsJsonHandler;
  readonly cognito: AwsJsonHandler;
  /** Pages and endpoints of hosted sign-in, which take no credentials. */
  readonly cognitoDomain: Service;
  readonly cognitoIdentity: AwsJsonHandler;
  readonly sqs: AwsJsonHandler;
  readonly secretsManager: AwsJsonHandler;
  /** Authenticates and authorizes by itself. */
  readonly ses: SesEndpoint;
  /** Authenticates and authorizes by itself. */
  readonly graphql: Service;
  /** Authenticates and authorizes by itself. */
  readonly s3: S3Endpoint;
  /** By `<apiId>/<stageName>`. */
  readonly restApis: ReadonlyMap<string, RestApi>;
  readonly now: () => Date;
}

/** Above the limit of every service here; the rest of a larger body is discarded. */
const largestBodyBytes = 64 * 1024 * 1024;

/** Creates the listener of all emulated services, selected by the first path segment. No malformed request ends the host. */
export function createServicesListener(services: Services, log: (line: string) => void) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    serve(request, response).catch((error: unknown) => {
      // The client disconnected in the middle of the request.
      if (!request.complete) return void response.destroy();
      log(`${request.method} ${request.url} failed in the host: ${String((error as Error).stack ?? error)}`);
      if (!response.headersSent)
        sendJson(response, 500, { message: 'The offline host failed. See its output for details.' });
      else response.destroy();
    });
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, service = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const body = await readBody(request, largestBodyBytes);
    if (isOperatorsPage(request))
      return sendJson(response, 403, {
        message: 'A page may not use the credentials of the local operator.',
      });
    if (service === 's3') return services.s3(request, response, body);
    if (!body) return sendJson(response, 413, { message: `More than ${largestBodyBytes} bytes.` });
    if (service === 'execute-api') return serveRestApi(request, response, { rest, body });

    request.url = rest || '/';
    if (service === 'dynamodb') return services.dynamoDb(request, response, body, services.authorize);
    if (service === 'cognito-idp') return services.cognito(request, response, body, services.authorize);
    if (service === 'cognito-domain') return services.cognitoDomain(request, response, body);
    if (service === 'cognito-identity')
      return services.cognitoIdentity(request, response, body, services.authorize);
    if (service === 'sqs') return services.sqs(request, response, body, services.authorize);
    if (service === 'secretsmanager')
      return services.secretsManager(request, response, body, services.authorize);
    if (service === 'ses') return services.ses(request, response, body);
    if (service === 'appsync') return services.graphql(request, response, body);
    sendJson(response, 404, { message: `No service at ${request.url}.` });
  }

  async function serveRestApi(
    request: IncomingMessage,
    response: ServerResponse,
    { rest, body }: { rest: string; body: Buffer },
  ): Promise<void> {
    const [, apiId = '', stage = '', path = '', query = ''] =
      /^\/([^/?]*)\/?([^/?]*)([^?]*)\??(.*)$/.exec(rest) ?? [];
    const requestId = randomUUID();
    const restApi = services.restApis.get(`${apiId}/${stage}`);
    if (!restApi) return sendJson(response, 403, { message: 'Forbidden' });
    const answer = await restApi({
      requestId,
      at: services.now(),
      method: request.method ?? 'GET',
      path: path || '/',
      search: new URLSearchParams(query),
      rawHeaders: request.rawHeaders,
      body,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      apiId,
      stage,
      accountId: services.accountId,
    });
    sendAnswer(response, answer, requestId);
  }
}

/**
 * The host does not check signatures, so a page of any site could pose as the operator in a developer's browser. Only
 * browsers send `Origin`, and the operator's own programs are not pages.
 */
function isOperatorsPage(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined && callerOf(request)?.accessKeyId === localOperator;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
