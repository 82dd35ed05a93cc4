import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/read-body';
import { objectReply } from '../s3/object-reply';
import { accessDenied, noSuchKey, S3Refusal } from '../s3/refusal';
import { type Reply, xmlReply } from '../s3/reply';
import type { S3Headers } from '../s3/s3-call';
import type { ObjectHead } from '../s3/state';
import type { ApiOrigin } from './api-origin';
import { createCompression } from './compression';
import { withPolicy } from './headers-policy';
import { requestOrigin, type OriginSettings } from './request-origin';
import type { BucketOrigin, Distribution } from './resources';
import { createViewerFunction } from './viewer-function';

/** Above API Gateway's limit; the rest of a larger body is discarded. */
const largestBodyBytes = 16 * 1024 * 1024;

export type ReadObject = (
  bucket: string,
  key: string,
) => Promise<{ readonly head: ObjectHead; readonly bytes: Buffer } | undefined>;

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
  read: ReadObject,
  origins: OriginSettings,
): Edge {
  const compress = createCompression();
  const prepared = behaviors.map((behavior) => ({
    ...behavior,
    pathFor:
      behavior.requestFunction === undefined
        ? pathOf
        : createViewerFunction(behavior.requestFunction).choosePath,
    changeReply:
      behavior.responseFunction === undefined
        ? undefined
        : createViewerFunction(behavior.responseFunction).changeReply,
  }));
  const find = (request: IncomingMessage) => {
    const found = prepared.find(({ path }) => path.test(pathOf(request)));
    if (found) return found;
    throw new Error('A distribution has a behavior for every path.');
  };

  return {
    isSite(request) {
      const { origin } = find(request);
      return origin.kind === 'bucket' && origin.bucket === siteBucket;
    },
    ownHeaders: (request) => {
      const found = find(request);
      return found === prepared.at(-1) ? {} : withPolicy({}, found.headersPolicy, request.headers.origin);
    },
    async serve(request, response) {
      const behavior = find(request);
      const accepted = request.headers['accept-encoding']?.toString();
      const reply = compress(await replyOf(behavior, request), behavior.encodings, accepted);
      const { status, headers, body } = changed(behavior, request, reply);
      response.writeHead(status, withPolicy(headers, behavior.headersPolicy, request.headers.origin));
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };

  async function replyOf(behavior: (typeof prepared)[number], request: IncomingMessage): Promise<Reply> {
    if (!behavior.methods.includes(request.method ?? ''))
      return plain(403, 'This distribution is not configured to allow this HTTP request method.');
    const { origin } = behavior;
    if (origin.kind === 'api') return passOn(origin, request);
    let path: string;
    try {
      path = behavior.pathFor(request);
    } catch (error) {
      return plain(503, `The function of the distribution failed: ${String(error)}`);
    }
    const uri = path === '/' ? `/${defaultRootObject}` : path;
    try {
      const { head, bytes } = await fetchFrom(origin, origin.path + uri);
      return objectReply(head, bytes, request.headers as S3Headers);
    } catch (error) {
      if (!(error instanceof S3Refusal)) throw error;
      return xmlReply('Error', { Code: error.code, Message: error.message }, error.status);
    }
  }

  async function passOn(origin: ApiOrigin, request: IncomingMessage): Promise<Reply> {
    const body = await readBody(request, largestBodyBytes);
    return body ? requestOrigin(origin, request, body, origins) : plain(413, 'The request is too large.');
  }

  /** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html: no function sees an error. */
  function changed(behavior: (typeof prepared)[number], request: IncomingMessage, reply: Reply): Reply {
    if (!behavior.changeReply || reply.status >= 400) return reply;
    try {
      return behavior.changeReply(request, reply);
    } catch (error) {
      return plain(503, `The function of the distribution failed: ${String(error)}`);
    }
  }

  /** @throws S3Refusal; it discloses that a file is missing only where listing is allowed */
  async function fetchFrom({ bucket, grants }: BucketOrigin, path: string) {
    const key = keyOf(path);
    const found = key && grants.read ? await read(bucket, key) : undefined;
    if (found) return found;
    throw grants.list ? noSuchKey() : accessDenied();
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function plain(status: number, text: string): Reply {
  return { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, body: text };
}

/** @returns undefined for a path that cannot be decoded */
function keyOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replace(/^\//, ''));
  } catch {
    return undefined;
  }
}
