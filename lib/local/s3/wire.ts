import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventRules } from '../events/event-rules';
import type { WholeRequests } from '../http/services-server';
import type { Access, Authorize, Denial } from '../iam/authorize';
import { type Caller, callerOf, localOperator } from '../iam/caller';
import type { WebSessions } from '../iam/web-sessions';
import { account } from '../template/account';
import { s3Accesses } from './access';
import type { BucketPolicies } from './bucket-policies';
import type { Buckets } from './buckets';
import { corsHeaders, preflight } from './cors';
import { listObjects } from './listing';
import { objectCreated } from './object-events';
import * as objects from './objects';
import { headersToKeep, newHead } from './objects';
import { readPayload } from './payload';
import { isForm, readForm } from './post-object';
import { checkPostPolicy } from './post-policy';
import { checkPresigned, isPresigned, type Target, targetOf } from './presigned';
import { accessDenied, S3Refusal } from './refusal';
import { type Reply, xmlReply } from './reply';
import type { Run } from './run';
import { addressOf, type Operation, readCall, type S3Headers } from './s3-call';

/** Every emulated operation; adding one is a deliberate commit that also lists it in the host's README. */
export const s3Operations: Readonly<Record<Operation, Run>> = {
  DeleteObject: objects.deleteObject,
  GetObject: objects.getObject,
  ListObjectsV2: listObjects,
  PutObject: objects.putObject,
};

/**
 * Creates the service of `/s3/<bucket>/<key>`: authenticates and authorizes, runs the operation, and formats every
 * answer as S3 does.
 */
export function createS3Endpoint(service: {
  buckets: Buckets;
  /** What the policies of the buckets deny. */
  policies: Pick<BucketPolicies, 'deny'>;
  authorize: Authorize;
  webSessions: WebSessions;
  now: () => Date;
  /** Emits an event of a bucket with notifications to the event bus. */
  emit: EventRules['emit'];
}): WholeRequests['whole'] {
  const { buckets, policies, authorize, webSessions, now, emit } = service;

  return async (request, response, body) => {
    const target = targetOf(request);
    request.url = (request.url ?? '').replace(/^\/s3(?=\/|$)/, '') || '/';
    const answer = await answered(request, target, body).catch((error: unknown) => refused(error, request));
    const cors = request.method === 'OPTIONS' ? {} : corsOf(request);
    send(request, response, { ...answer, headers: { ...answer.headers, ...cors } });
  };

  async function answered(
    request: IncomingMessage,
    target: Target,
    body: Buffer | undefined,
  ): Promise<Reply> {
    if (request.method === 'OPTIONS') {
      const { corsRules } = buckets.find(addressOf(request).bucket);
      return { status: 200, headers: preflight(corsRules, request.headers as S3Headers) };
    }
    if (isForm(request)) return posted(request, body);
    const call = readCall(request, target.query);
    const caller = callerOf(request);
    if (caller && isPresigned(target))
      checkPresigned(request, { target, secretKey: webSessions.secretKeyOf(caller), now: now() });
    // Header signatures are not checked, so a page of any site could name the role of a function.
    else if (
      request.headers.origin !== undefined &&
      !webSessions.isForWebIdentities(caller?.accessKeyId ?? '')
    )
      throw accessDenied();
    const refusalOf = async (accessRequest: Parameters<typeof s3Accesses>[0]) => {
      const denial = await authorize(caller, s3Accesses(accessRequest));
      return denial && refusalFor(denial);
    };
    const mayList = async () =>
      !(await refusalOf({
        bucket: call.bucket,
        key: '',
        operation: 'ListObjectsV2',
        query: new URLSearchParams(),
      }));

    const refusal = await refusalOf(call);
    if (refusal) throw refusal;
    refuseByPolicy(caller, s3Accesses(call), call.headers);
    const owner = call.headers['x-amz-expected-bucket-owner'];
    if (owner !== undefined && owner !== account.accountId) throw accessDenied();
    const { objectStore } = buckets.find(call.bucket);
    const reply = await s3Operations[call.operation]({
      call,
      payload: readPayload(call.headers, body),
      at: now(),
      objectStore,
      mayList,
    });
    if (call.operation === 'PutObject') emitCreated(call);
    return reply;
  }

  /** Handles a browser upload with a signed policy; the credentials are form fields, not headers or query. */
  async function posted(request: IncomingMessage, body: Buffer | undefined): Promise<Reply> {
    const { bucket } = addressOf(request);
    const { fields, caller, key, bytes } = await readForm(request, body);
    const secretKey = webSessions.secretKeyOf(caller);
    if (secretKey === undefined) throw accessDenied();
    checkPostPolicy({ fields, bucket, size: bytes.length, secretKey, now: now() });
    const query = new URLSearchParams();
    const denial = await authorize(caller, s3Accesses({ bucket, key, operation: 'PutObject', query }));
    if (denial) throw refusalFor(denial);
    // A form cannot state a condition.
    refuseByPolicy(caller, s3Accesses({ bucket, key, operation: 'PutObject', query }), {});
    const headers = headersToKeep(Object.fromEntries(fields));
    const head = newHead({ key, headers }, bytes, now());
    await buckets.find(bucket).objectStore.put(head, bytes);
    emitCreated({ bucket, key });
    const status = fields.get('success_action_status');
    return {
      status: status === '200' || status === '201' ? Number(status) : 204,
      headers: { ETag: `"${head.etag}"` },
    };
  }

  /** @throws S3Refusal for what the policy of the bucket denies to every caller but the local operator */
  function refuseByPolicy(caller: Caller | undefined, accesses: readonly Access[], headers: S3Headers): void {
    if (caller?.accessKeyId === localOperator) return;
    if (accesses.some(({ action, resource }) => policies.deny(action, resource, headers)))
      throw accessDenied();
  }

  function emitCreated({ bucket, key }: { bucket: string; key: string }): void {
    const { objectStore, emitsEvents } = buckets.find(bucket);
    const head = objectStore.head(key);
    if (emitsEvents && head) emit(objectCreated(bucket, head));
  }

  function corsOf(request: IncomingMessage): Record<string, string> {
    const [, bucket = ''] = /^\/([^/?]*)/.exec(request.url ?? '') ?? [];
    if (!buckets.has(bucket)) return {};
    return corsHeaders(buckets.find(bucket).corsRules, request.headers.origin, request.method ?? '');
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList */
function refusalFor({ type, message }: Denial): S3Refusal {
  switch (type) {
    case 'AccessDeniedException':
      return new S3Refusal(403, 'AccessDenied', message);
    case 'MissingAuthenticationTokenException':
      return accessDenied();
    case 'ExpiredTokenException':
      return new S3Refusal(400, 'ExpiredToken', 'The provided token has expired.');
    case 'UnrecognizedClientException':
      return new S3Refusal(400, 'InvalidToken', 'The provided token is malformed or otherwise invalid.');
  }
}

/** @throws the error itself when it is not an S3Refusal */
function refused(error: unknown, request: IncomingMessage): Reply {
  if (!(error instanceof S3Refusal)) throw error;
  const [, bucket = '', encoded = ''] = /^\/([^/?]*)\/?([^?]*)/.exec(request.url ?? '') ?? [];
  const key = error.code === 'InvalidURI' ? encoded : decodeURIComponent(encoded);
  const { code, message, status } = error;
  const content = {
    Code: code,
    Message: message,
    ...(code === 'NoSuchBucket' ? { BucketName: bucket } : key !== '' && { Key: key }),
    Resource: `/${bucket}/${key}`,
  };
  return xmlReply('Error', content, { status });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = '' }: Reply,
): void {
  const length = headers['Content-Length'] ?? String(Buffer.byteLength(body));
  const hasNoBody = status === 204 || status === 304;
  response.writeHead(status, {
    'x-amz-request-id': randomUUID(),
    'x-amz-id-2': 'local',
    ...headers,
    ...(!hasNoBody && { 'Content-Length': length }),
  });
  response.end(request.method === 'HEAD' || hasNoBody ? undefined : body);
}
