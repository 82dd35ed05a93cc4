import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Buckets } from '../s3/buckets';
import { objectReply } from '../s3/object-reply';
import type { Reply } from '../s3/reply';
import type { S3Headers } from '../s3/s3-call';
import { S3Refusal } from '../s3/s3-refusal';
import type { BucketRoute, Routing } from './bucket-routes';

/** Answers a request that a bucket answers; others it leaves alone. */
export type ServeBucketFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Makes the part of a distribution that hands out files of a bucket: to everybody, one at a time, never a list. */
export function createBucketFiles(
  { routes }: Pick<Routing, 'routes'>,
  buckets: Pick<Buckets, 'read'>,
): ServeBucketFiles {
  return async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const found = routes.find((each) => each.path.test(path))?.route;
    if (!found) return false;
    const { status, headers, body } = await replyOf(found, path, request);
    response.writeHead(status, { ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };

  async function replyOf(route: BucketRoute, path: string, request: IncomingMessage): Promise<Reply> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(403, 'This distribution is not configured to allow this HTTP request method.');
    const key = keyOf(route.originPath + path);
    const file = key ? await buckets.read(route.bucket, key) : undefined;
    if (!file) return plain(404, 'There is no such file.');
    try {
      return objectReply(file.head, file.bytes, request.headers as S3Headers);
    } catch (error) {
      if (error instanceof S3Refusal) return plain(error.status, error.message);
      throw error;
    }
  }
}

function plain(status: number, text: string): Reply {
  return { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, body: text };
}

/** @returns undefined for a path that nobody can decode */
function keyOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replace(/^\//, ''));
  } catch {
    return undefined;
  }
}
