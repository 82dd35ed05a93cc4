import type { Hono } from 'hono';
import type { ApiEnvironment } from '#lambdas/runtime/http/api';

/** The signed-in user of a request; admins have a group. */
export interface Requester {
  readonly id: string;
  readonly group?: 'ADMINS' | 'SUPERADMINS';
  /** For what needs a recent sign-in. */
  readonly signedInAt?: Date;
}

export interface DemoRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Idempotency key of a write. */
  readonly key?: string;
  readonly body?: object;
}

/** A refusal that the history expects, by its code. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly code: string;

  constructor(request: DemoRequest, { code, message }: { code: string; message: string }) {
    super(`${request.method} ${request.path} was refused: ${code} ${message}`);
    this.code = code;
  }
}

/**
 * Sends a request to routes of the product, as API Gateway would.
 *
 * @returns the body of the response
 * @throws RequestRefused for any other status than 200
 */
export async function send<Answer>(
  app: Hono<ApiEnvironment>,
  { id, group, signedInAt }: Requester,
  request: DemoRequest,
): Promise<Answer> {
  const { method, path, key, body } = request;
  const claims = {
    sub: id,
    token_use: 'access',
    ...(group && { 'cognito:groups': group }),
    ...(signedInAt && { auth_time: String(Math.floor(signedInAt.getTime() / 1_000)) }),
  };
  const sent = new Request(`https://api.example${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const event = { requestContext: { authorizer: { claims } } };
  const response = await app.fetch(sent, { event: event as never });
  const answer = JSON.parse(await response.text()) as unknown;
  if (response.status === 200) return answer as Answer;
  throw new RequestRefused(request, (answer as { error: { code: string; message: string } }).error);
}
