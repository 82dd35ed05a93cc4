import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import type { Reply } from '../s3/reply';

/** A function of CloudFront, for the events that it is associated with. */
export interface ViewerFunction {
  /** Before the origin is asked: which path of it answers a request. */
  readonly choosePath: (request: IncomingMessage) => string;
  /** Before an answer is sent: which status it has. */
  readonly chooseStatus: (request: IncomingMessage, reply: Reply) => number;
}

/**
 * Makes a function of CloudFront run: from the text in the template, with nothing around it.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 *
 * @param timeoutMs  longer than any function of CloudFront may take, even on a busy machine
 * @returns runs it; throws Error with its words when it fails, or does what is not emulated: answering by itself, or changing more
 *   of an answer than its status
 */
export function createViewerFunction(code: string, timeoutMs = 5_000): ViewerFunction {
  const context = createContext({});
  runInContext(code, context, { timeout: timeoutMs });
  const run = (event: object) =>
    JSON.parse(
      runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context, { timeout: timeoutMs }),
    ) as Record<string, unknown>;

  return {
    choosePath(request) {
      const { uri } = run(eventOf('viewer-request', request));
      if (typeof uri === 'string') return uri;
      throw new Error('the offline host does not support functions that answer by themselves');
    },
    chooseStatus(request, reply) {
      const response = responseOf(reply);
      const answer = run({ ...eventOf('viewer-response', request), response });
      const { statusCode, statusDescription } = answer;
      if (
        typeof statusCode === 'number' &&
        isDeepStrictEqual(answer, { ...response, statusCode, statusDescription })
      )
        return statusCode;
      throw new Error('the offline host lets functions change the status of an answer and nothing else');
    },
  };
}

/** The request is the one that the browser sent, at either event: what the function made of it before is not seen again. */
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

function responseOf({ status, headers }: Reply) {
  return {
    statusCode: status,
    statusDescription: STATUS_CODES[status] ?? '',
    headers: headersOf(headers),
    cookies: {},
  };
}

/** Their names are in small letters in every event. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, { readonly value: string }> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value: String(value) }]),
  );
}
