import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import type { Reply } from '../s3/reply';

/** A CloudFront function for its two viewer events. */
export interface ViewerFunction {
  /** Viewer request: returns the path that is requested from the origin. */
  readonly choosePath: (request: IncomingMessage) => string;
  /** Viewer response: sets the status and content type of the answer. */
  readonly changeReply: (request: IncomingMessage, reply: Reply) => Reply;
}

/** A function that threw, took too long, or did what is not emulated. */
export class FunctionFailure extends Error {
  override readonly name = 'FunctionFailure';
}

/**
 * Runs a CloudFront function from the text in the template, isolated from Node.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 *
 * @param timeoutMs  above CloudFront's own limit, even on a busy machine
 * @returns runs it; throws FunctionFailure, also when it answers by itself, or changes more of an answer than its status
 *   and content type
 */
export function createViewerFunction(code: string, timeoutMs = 5_000): ViewerFunction {
  const context = createContext({});
  runInContext(code, context, { timeout: timeoutMs });
  const run = (event: object) => {
    try {
      const call = `JSON.stringify(handler(${JSON.stringify(event)}))`;
      return JSON.parse(runInContext(call, context, { timeout: timeoutMs })) as Record<string, unknown>;
    } catch (error) {
      throw new FunctionFailure(String(error));
    }
  };

  return {
    choosePath(request) {
      const { uri } = run(eventOf('viewer-request', request));
      if (typeof uri === 'string') return uri;
      throw new FunctionFailure('the offline host does not support functions that answer by themselves');
    },
    changeReply(request, reply) {
      const response = {
        statusCode: reply.status,
        statusDescription: STATUS_CODES[reply.status] ?? '',
        headers: headersOf(reply.headers),
        cookies: {},
      };
      const answer = run({ ...eventOf('viewer-response', request), response });
      const { statusCode, statusDescription } = answer;
      const type = (answer['headers'] as typeof response.headers | undefined)?.['content-type'];
      const headers = { ...response.headers, ...(type && { 'content-type': type }) };
      const allowed = { ...response, statusCode, statusDescription, headers };
      if (typeof statusCode !== 'number' || !isDeepStrictEqual(answer, allowed))
        throw new FunctionFailure(
          'the offline host lets functions change status and content type of an answer, no more',
        );
      const others = Object.entries(reply.headers).filter(([name]) => name.toLowerCase() !== 'content-type');
      return {
        ...reply,
        status: statusCode,
        headers: { ...Object.fromEntries(others), ...(type && { 'Content-Type': type.value }) },
      };
    },
  };
}

/** Both events carry the request that the browser sent, without the function's earlier changes. */
function eventOf(
  eventType: 'viewer-request' | 'viewer-response',
  { method, url = '/', headers, socket }: IncomingMessage,
): object {
  const [uri = '/', query = ''] = url.split(/\?(.*)/s);
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]);
  const { cookie, ...others } = headers;
  const cookies = (cookie ?? '').split(/; */).flatMap((each) => {
    const [name, value] = each.split(/=(.*)/s);
    return name ? [[name, { value: value ?? '' }]] : [];
  });
  return {
    version: '1.0',
    context: { eventType },
    viewer: { ip: socket.remoteAddress ?? '127.0.0.1' },
    request: {
      method,
      uri,
      querystring: Object.fromEntries(parameters),
      headers: headersOf(others),
      cookies: Object.fromEntries(cookies),
    },
  };
}

/** Header names are in lower case in every event. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, { readonly value: string }> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value: String(value) }]),
  );
}
