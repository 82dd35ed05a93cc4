import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access, Authorize } from '../iam/authorize';
import { callerOf } from '../iam/caller';
import { parseJson } from './parse-json';
import { allowAnyOrigin } from './preflight';
import type { Handle } from './services-server';

export interface AwsJsonService {
  readonly target: string;
  /** https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html: 1.0 names errors with a namespace, 1.1 without. */
  readonly version: '1.0' | '1.1';
  /** Whether pages of any origin may call it. @default false */
  readonly isForBrowsers?: boolean;
  readonly deniedStatus?: 400 | 403;
  /** Permissions that a caller needs; undefined when the operation takes no IAM credentials. @default none */
  readonly accesses?: (operation: string, input: unknown) => readonly Access[] | undefined;
  /** Returns undefined for an unknown operation, and a `Refusal` to refuse; an exception is a bug and becomes a 500. */
  readonly act: (
    operation: string,
    input: unknown,
    call: { readonly request: IncomingMessage; readonly response: ServerResponse },
  ) => object | undefined | Promise<object | undefined>;
}

/** Without `authorize`, which only tests omit, every caller is allowed. */
export type AwsJsonHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  authorize?: Authorize,
) => Promise<void>;

/** Passes the permission check of a host to a service. */
export function authorizedBy(authorize: Authorize, handle: AwsJsonHandler): Handle {
  return (request, response, body) => handle(request, response, body, authorize);
}

export class Refusal {
  readonly name: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(name: string, message: string, fields: Readonly<Record<string, unknown>> = {}) {
    this.name = name;
    this.message = message;
    this.fields = fields;
  }
}

/** Serves a service over AWS JSON; the service keeps the returned handler. */
export function serveAwsJson(service: AwsJsonService): AwsJsonHandler {
  const { target, version, isForBrowsers = false, deniedStatus = 400 } = service;

  return async (request, response, body, authorize) => {
    if (isForBrowsers && request.method === 'OPTIONS') return allowAnyOrigin(response, allowed);
    const named = String(request.headers['x-amz-target'] ?? '');
    const operation = named.startsWith(target) ? named.slice(target.length) : '';
    if (request.method !== 'POST' || !operation) return send(400, unknownOperation(named));

    const input = parseJson(body.toString());
    if (input === undefined)
      return send(400, ofProtocol('SerializationException', 'The request is not JSON'));
    const denied = await refusedCaller(request, service.accesses?.(operation, input), authorize);
    if (denied) return send(deniedStatus, ofProtocol(denied.type, denied.message));

    const answer = (await service.act(operation, input, { request, response })) ?? unknownOperation(named);
    return send(answer instanceof Refusal ? 400 : 200, answer);

    function send(status: number, answer: object): void {
      const refusal = answer instanceof Refusal ? answer : undefined;
      const body = JSON.stringify(
        refusal ? { __type: refusal.name, message: refusal.message, ...refusal.fields } : answer,
      );
      response.writeHead(status, {
        'content-type': `application/x-amz-json-${version}`,
        'content-length': Buffer.byteLength(body),
        'x-amzn-requestid': randomUUID(),
        ...(isForBrowsers && forBrowsers(refusal)),
      });
      response.end(body);
    }
  };

  function unknownOperation(named: string): Refusal {
    const message = `The offline host does not emulate ${named || 'this request'}`;
    return ofProtocol('UnknownOperationException', message);
  }

  function ofProtocol(name: string, message: string): Refusal {
    return new Refusal(version === '1.0' ? `com.amazon.coral.service#${name}` : name, message);
  }
}

/**
 * Refuses pages for operations that need IAM credentials: because the host does not check signatures, a page of
 * another site could otherwise act as the operator in a developer's browser.
 */
async function refusedCaller(
  request: IncomingMessage,
  accesses: readonly Access[] | undefined,
  authorize: Authorize | undefined,
) {
  if (!accesses || !authorize) return undefined;
  if (request.headers.origin === undefined) return authorize(callerOf(request), accesses);
  return { type: 'AccessDeniedException', message: 'The offline host takes no credentials from a page' };
}

/** What AWS clients in browsers send across origins. */
const allowed = {
  methods: 'POST',
  headers:
    'amz-sdk-invocation-id,amz-sdk-request,authorization,cache-control,content-type,' +
    'x-amz-content-sha256,x-amz-date,x-amz-security-token,x-amz-target,x-amz-user-agent',
};

function forBrowsers(refusal: Refusal | undefined): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
    ...(refusal && { 'x-amzn-errortype': `${refusal.name}:`, 'x-amzn-errormessage': refusal.message }),
  };
}
