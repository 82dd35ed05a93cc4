import type { IncomingMessage } from 'node:http';
import { createContext, runInContext } from 'node:vm';

/** Decides which path of the origin answers a request. */
export type ViewerFunction = (request: IncomingMessage) => string;

/**
 * Makes a function of CloudFront run: from the text in the template, with nothing around it.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 *
 * @param timeoutMs  longer than any function of CloudFront may take, even on a busy machine
 * @returns runs it; throws Error with its words when it fails, or does what is not emulated: answering by itself
 */
export function createViewerFunction(code: string, timeoutMs = 5_000): ViewerFunction {
  const context = createContext({});
  runInContext(code, context, { timeout: timeoutMs });
  return (request) => {
    const event = JSON.stringify(eventOf(request));
    const answer = JSON.parse(
      runInContext(`JSON.stringify(handler(${event}))`, context, { timeout: timeoutMs }),
    ) as { uri?: unknown };
    if (typeof answer.uri !== 'string')
      throw new Error('the offline host does not support functions that answer by themselves');
    return answer.uri;
  };
}

function eventOf({ method, url = '/', headers, socket }: IncomingMessage): object {
  const [uri = '/', query = ''] = url.split(/\?(.*)/s);
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]);
  const { cookie, ...others } = headers;
  const cookies = (cookie ?? '').split(/; */).flatMap((each) => {
    const [name, value] = each.split(/=(.*)/s);
    return name ? [[name, { value: value ?? '' }]] : [];
  });
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: socket.remoteAddress ?? '127.0.0.1' },
    request: {
      method,
      uri,
      querystring: Object.fromEntries(parameters),
      headers: Object.fromEntries(
        Object.entries(others).map(([name, value]) => [name, { value: String(value) }]),
      ),
      cookies: Object.fromEntries(cookies),
    },
  };
}
