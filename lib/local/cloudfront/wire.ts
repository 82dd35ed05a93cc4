import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/read-body';
import type { Buckets } from '../s3/buckets';
import { objectReply } from '../s3/object-reply';
import { accessDenied, noSuchKey, S3Refusal } from '../s3/refusal';
import { type Reply, xmlReply } from '../s3/reply';
import { decodeKey, type S3Headers } from '../s3/s3-call';
import { createCompression } from './compression';
import { withPolicy } from './headers-policy';
import { requestOrigin, type OriginSettings } from './request-origin';
import type { Behavior, Distribution } from './resources';
import { FunctionFailure } from './viewer-function';

/** Above API Gateway's limit; the rest of a larger body is discarded. */
const largestBodyBytes = 16 * 1024 * 1024;

/** The emulated CloudFront of one site. */
export interface Edge {
  /** Whether the site's own bucket answers a path. */
  readonly isSite: (request: IncomingMessage) => boolean;
  /** Headers that a path of the site gets from a behavior of its own, for another server of its file. */
  readonly ownHeaders: (request: IncomingMessage) => Readonly<Record<string, string>>;
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Serves the files of buckets as a distribution does: the first behavior with a matching pattern answers, its
 * functions choose the file, the status and the content type, its policy adds headers, and compressible answers are
 * compressed. Paths of an API are forwarded. Nothing is cached.
 */
export function createEdge(
  { behaviors, siteBucket, defaultRootObject }: Distribution,
  read: Buckets['read'],
  origins: OriginSettings,
): Edge {
  const compress = createCompression();
  const find = (request: IncomingMessage) => {
    const found = behaviors.find(({ path }) => path.test(pathOf(request)));
    if (found) return found;
    throw new Error('A distribution has a behavior for every path.');
  };

  return {
    isSite(request) {
      const { origin } = find(request);
      return origin.kind === 'bucket' && origin.bucket === siteBucket;
    },
    ownHeaders(request) {
      const found = find(request);
      return found === behaviors.at(-1) ? {} : withPolicy({}, found.headersPolicy, request.headers.origin);
    },
    async serve(request, response) {
      const behavior = find(request);
      const { status, headers, body } = await replyOf(behavior, request).catch(replyToFailure);
      response.writeHead(status, withPolicy(headers, behavior.headersPolicy, request.headers.origin));
      response.end(body);
    },
  };

  /** @throws S3Refusal, FunctionFailure */
  async function replyOf(behavior: Behavior, request: IncomingMessage): Promise<Reply> {
    const { origin, methods, encodings, requestFunction, responseFunction } = behavior;
    if (!methods.includes(request.method ?? ''))
      return plain(403, 'This distribution is not configured to allow this HTTP request method.');
    if (origin.kind === 'api') {
      const body = await readBody(request, largestBodyBytes);
      return body ? requestOrigin(origin, request, body, origins) : plain(413, 'The request is too large.');
    }
    const path = requestFunction?.choosePath(request) ?? pathOf(request);
    const uri = origin.path + (path === '/' ? `/${defaultRootObject}` : path);
    const key = decodeKey(uri.replace(/^\//, ''));
    const found = key && origin.mayRead ? await read(origin.bucket, key) : undefined;
    if (!found) throw origin.mayList ? noSuchKey() : accessDenied();
    const file = objectReply(found.head, found.bytes, request.headers as S3Headers);
    const reply = compress(file, encodings, request.headers['accept-encoding']?.toString());
    // No function sees an error: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
    return responseFunction?.changeReply(request, reply) ?? reply;
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

/** @throws the error itself when it is neither a refusal of S3 nor the failure of a function */
function replyToFailure(error: unknown): Reply {
  if (error instanceof S3Refusal)
    return xmlReply('Error', { Code: error.code, Message: error.message }, error.status);
  if (error instanceof FunctionFailure)
    return plain(503, `The function of the distribution failed: ${error.message}`);
  throw error;
}

function plain(status: number, text: string): Reply {
  return { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, body: text };
}
