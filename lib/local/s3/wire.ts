import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BusEvent, EventRules } from '../events/event-rules';
import type { WholeRequests } from '../http/services-server';
import type { Authorize, Denial } from '../iam/authorize';
import { type Caller, callerOf, localOperator } from '../iam/caller';
import type { WebSessions } from '../iam/web-sessions';
import { s3Accesses } from './access';
import type { BucketPolicies } from './bucket-policies';
import type { Buckets } from './buckets';
import { corsHeaders, preflight } from './cors';
import { listObjects } from './listing';
import { deleteObject, getObject, putObject, type Run } from './objects';
import { readPayload } from './payload';
import { checkPostPolicy, isForm, readForm } from './post-object';
import { accessDenied, S3Refusal } from './refusal';
import { type Reply, xmlReply } from './reply';
import { type Operation, readCall, type S3Call, type S3Headers, type Target, targetOf } from './s3-call';
import { checkPresigned } from './signature';
import type { ObjectHead } from './state';

/** Every emulated operation; adding one is a deliberate commit that also lists it in the host's README. */
export const s3Operations: Readonly<Record<Operation, Run>> = {
  DeleteObject: deleteObject,
  GetObject: getObject,
  ListObjectsV2: listObjects,
  PutObject: putObject,
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
    const reply = await replyTo(request, target, body).catch((error: unknown) => refused(error, target));
    const cors = buckets.has(target.bucket)
      ? corsHeaders(buckets.find(target.bucket).corsRules, request)
      : {};
    const headers = { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': 'local', ...reply.headers, ...cors };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = reply.status;
    response.end(reply.body);
  };

  async function replyTo(request: IncomingMessage, target: Target, body: Buffer | undefined): Promise<Reply> {
    if (request.method === 'OPTIONS')
      return {
        status: 200,
        headers: preflight(buckets.find(target.bucket).corsRules, request.headers as S3Headers),
      };
    if (isForm(request)) return postObject(request, target, body);
    const call = readCall(request, target);
    const caller = callerOf(request);
    if (caller && target.query.has('X-Amz-Signature'))
      await checkPresigned(request, { secretKey: webSessions.secretKeyOf(caller), now: now() });
    // Header signatures are not checked, so a page of any site could name the role of a function.
    else if (
      request.headers.origin !== undefined &&
      !webSessions.isForWebIdentities(caller?.accessKeyId ?? '')
    )
      throw accessDenied();
    return perform(caller, call, body);
  }

  /** Handles a browser upload with a signed policy. */
  async function postObject(
    request: IncomingMessage,
    { bucket }: Target,
    body: Buffer | undefined,
  ): Promise<Reply> {
    const form = await readForm(request, bucket, body);
    const secretKey = webSessions.secretKeyOf(form.caller);
    if (secretKey === undefined) throw accessDenied();
    checkPostPolicy(form, { secretKey, now: now() });
    return { ...(await perform(form.caller, form.call, form.bytes)), status: 204 };
  }

  async function perform(caller: Caller | undefined, call: S3Call, body: Buffer | undefined): Promise<Reply> {
    const { bucket, key, operation, headers } = call;
    const accesses = s3Accesses(call);
    const denial = await authorize(caller, accesses);
    if (denial) throw refusalFor(denial);
    const isDenied = accesses.some(({ action, resource }) => policies.deny(action, resource, headers));
    if (isDenied && caller?.accessKeyId !== localOperator) throw accessDenied();
    const { objectStore, emitsEvents } = buckets.find(bucket);
    const listing: S3Call = { ...call, operation: 'ListObjectsV2', query: new URLSearchParams() };
    const reply = await s3Operations[operation]({
      call,
      payload: readPayload(headers, body),
      at: now(),
      objectStore,
      mayList: async () => !(await authorize(caller, s3Accesses(listing))),
    });
    const head = operation === 'PutObject' && emitsEvents ? objectStore.head(key) : undefined;
    if (head) emit(objectCreated(bucket, head));
    return reply;
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList */
function refusalFor({ type, message }: Denial): S3Refusal {
  switch (type) {
    case 'AccessDeniedException':
      return accessDenied(message);
    case 'MissingAuthenticationTokenException':
      return accessDenied();
    case 'ExpiredTokenException':
      return new S3Refusal(400, 'ExpiredToken', 'The provided token has expired.');
    case 'UnrecognizedClientException':
      return new S3Refusal(400, 'InvalidToken', 'The provided token is malformed or otherwise invalid.');
  }
}

/** @throws the error itself when it is not an S3Refusal */
function refused(error: unknown, { bucket, key = '' }: Target): Reply {
  if (!(error instanceof S3Refusal)) throw error;
  const { code, message, status } = error;
  const content = {
    Code: code,
    Message: message,
    ...(code === 'NoSuchBucket' ? { BucketName: bucket } : key !== '' && { Key: key }),
    Resource: `/${bucket}/${key}`,
  };
  return xmlReply('Error', content, status);
}

/**
 * The event about a created object.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html
 */
function objectCreated(bucket: string, { key, size, etag }: ObjectHead): BusEvent {
  return {
    source: 'aws.s3',
    'detail-type': 'Object Created',
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: { key, size, etag },
      'request-id': randomUUID(),
      'source-ip-address': '127.0.0.1',
    },
  };
}
