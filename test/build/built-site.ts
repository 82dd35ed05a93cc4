import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Resource } from '../stack/synthesize-stage';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface BuiltSite {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as the template's CloudFront would: every path goes through the template's own function, every answer
 * carries the template's own headers, and a file that is missing is 404.
 *
 * @param files.folder   what the build wrote
 * @param files.written  what a deployment writes beside it, by path
 */
export async function serveBuiltSite(
  resources: Readonly<Record<string, Resource>>,
  files: { folder: string; written: Readonly<Record<string, string>> },
): Promise<BuiltSite> {
  const route = readPathFunction(resources);
  const headers = readHeaders(resources);
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test');
    const key = route(pathname);
    const written = files.written[key];
    const path = join(files.folder, key);
    if (written === undefined && !existsSync(path)) {
      response.writeHead(404, headers).end('<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': types[extname(key)] ?? 'application/octet-stream',
    });
    response.end(written ?? readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The path function as CloudFront would run it: from the text in the template, with nothing around it. */
function readPathFunction(resources: Readonly<Record<string, Resource>>): (path: string) => string {
  const code = flatten(onlyOne(resources, 'AWS::CloudFront::Function')['FunctionCode']);
  return (path) => {
    const event = JSON.stringify({ request: { method: 'GET', uri: path, headers: {}, querystring: {} } });
    return (runInNewContext(`${code}\nhandler(${event})`) as { uri: string }).uri;
  };
}

/** The headers of whatever no other behaviour of the distribution answers: the site itself. */
function readHeaders(resources: Readonly<Record<string, Resource>>): Record<string, string> {
  const { DefaultCacheBehavior: site } = onlyOne(resources, 'AWS::CloudFront::Distribution')[
    'DistributionConfig'
  ] as { DefaultCacheBehavior: { ResponseHeadersPolicyId: { Ref: string } } };
  const policy = resources[site.ResponseHeadersPolicyId.Ref];
  if (!policy) throw new Error('The site has no policy of headers');
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy.Properties[
    'ResponseHeadersPolicyConfig'
  ] as {
    SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  return {
    'Content-Security-Policy': flatten(security.ContentSecurityPolicy.ContentSecurityPolicy),
    'X-Content-Type-Options': 'nosniff',
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

function onlyOne(resources: Readonly<Record<string, Resource>>, type: string): Record<string, unknown> {
  const [found, ...others] = Object.values(resources).filter(({ Type }) => Type === type);
  if (!found || others.length > 0) throw new Error(`The template has not exactly one ${type}`);
  return found.Properties;
}

/** A text of the template; what only a deployment knows stands as `deployed`. */
function flatten(value: unknown): string {
  if (typeof value === 'string') return value;
  const [separator, parts] = (value as { 'Fn::Join'?: [string, unknown[]] })['Fn::Join'] ?? [];
  if (!parts) return 'deployed';
  return parts.map(flatten).join(separator);
}
