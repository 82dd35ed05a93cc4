import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendAnswer } from './api-gateway/answer';
import type { RestApi } from './api-gateway/rest-api';
import { readBody } from './http/read-body';
import type { Access, Authorize } from './iam/authorize';
import { callerOf } from './iam/caller';
import { cognitoAccesses } from './iam/cognito-access';
import { dynamoDbAccesses } from './iam/dynamodb-access';
import type { S3Endpoint } from './s3/s3-endpoint';
import { sqsAccesses } from './sqs/sqs-access';

/** A service of AWS's JSON protocol, answering requests that were authorized before. */
type JsonService = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void | Promise<void>;

export interface Services {
  readonly region: string;
  readonly accountId: string;
  readonly authorize: Authorize;
  readonly dynamoDb: JsonService;
  readonly cognito: JsonService;
  readonly cognitoIdentity: JsonService;
  readonly sqs: JsonService;
  /** Finds out by itself who calls and what they may. */
  readonly graphql: JsonService;
  /** Finds out by itself who calls and what they may. */
  readonly s3: S3Endpoint;
  /** By `<apiId>/<stageName>`. */
  readonly restApis: ReadonlyMap<string, RestApi>;
  readonly now: () => Date;
}

/** More than any service here takes; the rest of a body is not even kept. */
const largestBodyBytes = 64 * 1024 * 1024;

/**
 * Makes the listener for all emulated services, told apart by the first part of the path. No request, however
 * malformed, ends the host.
 */
export function createServicesListener(services: Services, log: (line: string) => void) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    serve(request, response).catch((error: unknown) => {
      // Whoever asked went away in the middle of the request.
      if (!request.complete) return void response.destroy();
      log(`${request.method} ${request.url} failed in the host: ${String((error as Error).stack ?? error)}`);
      if (!response.headersSent)
        sendJson(response, 500, { message: 'The offline host failed; its output has the details.' });
      else response.destroy();
    });
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, service = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const body = await readBody(request, largestBodyBytes);
    if (service === 's3') return services.s3(request, response, body);
    if (!body) return sendJson(response, 413, { message: `More than ${largestBodyBytes} bytes.` });
    if (service === 'execute-api') return serveRestApi(request, response, { rest, body });

    request.url = rest || '/';
    const operation = String(request.headers['x-amz-target'] ?? '').replace(/^[^.]*\./, '');
    if (service === 'dynamodb') {
      const accesses = dynamoDbAccesses(operation, parsed(body), services);
      if (await isDenied(request, response, accesses)) return;
      return services.dynamoDb(request, response, body);
    }
    if (service === 'cognito-idp') {
      const accesses =
        request.method === 'POST' ? cognitoAccesses(operation, parsed(body), services) : undefined;
      if (accesses && (await isDenied(request, response, accesses))) return;
      return services.cognito(request, response, body);
    }
    if (service === 'cognito-identity') return services.cognitoIdentity(request, response, body);
    if (service === 'appsync') return services.graphql(request, response, body);
    if (service === 'sqs') {
      if (await isDenied(request, response, sqsAccesses(operation, parsed(body), services))) return;
      return services.sqs(request, response, body);
    }
    sendJson(response, 404, { message: `No service at ${request.url}.` });
  }

  async function isDenied(
    request: IncomingMessage,
    response: ServerResponse,
    accesses: Access[],
  ): Promise<boolean> {
    const denial = await services.authorize(callerOf(request), accesses);
    if (denial)
      sendJson(response, 400, { __type: denial.type, message: denial.message, Message: denial.message });
    return denial !== undefined;
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

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined; // the service itself says what is wrong with it
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
