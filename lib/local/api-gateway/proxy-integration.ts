import * as z from 'zod';
import { TooManyRequests } from '../lambda/functions';
import type { Outcome } from '../lambda/invocation';
import { account } from '../template/account';
import { within } from '../time/within';
import { type Answer, type GatewayRefusal, gatewayRefusals } from './gateway-responses';
import type { ProxyIntegration } from './resources';
import type { Match } from './routes';

export interface GatewayRequest {
  readonly requestId: string;
  readonly at: Date;
  readonly method: string;
  /** Path below the stage, still percent-encoded as REST APIs pass it on. */
  readonly path: string;
  readonly search: URLSearchParams;
  /** As received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  readonly sourceIp: string;
  readonly apiId: string;
  readonly stage: string;
}

export type Claims = Readonly<Record<string, unknown>>;

export type Integrate = (
  request: GatewayRequest,
  match: Match<unknown>,
  claims: Claims | undefined,
) => Answer | GatewayRefusal | Promise<Answer | GatewayRefusal>;

export interface FunctionBackend {
  readonly runFunction: (functionArn: string, event: unknown) => Promise<Outcome>;
  /** `methodPath` has the form of an execute-api ARN. */
  readonly mayInvoke: (functionArn: string, methodPath: string) => boolean;
}

/**
 * Passes requests to a function, in events of version 1.0.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html
 *
 * @throws Error for a URI that is not the invocation of a function
 */
export function createProxyIntegration(
  { Uri, TimeoutInMillis }: ProxyIntegration,
  { runFunction, mayInvoke }: FunctionBackend,
): Integrate {
  const functionArn = /:lambda:path\/2015-03-31\/functions\/(.+)\/invocations$/.exec(Uri)?.[1];
  if (functionArn === undefined) throw new Error(`${Uri} is not an invocation of a function.`);

  return async (request, match, claims) => {
    if (!mayInvoke(functionArn, `${request.stage}/${request.method}${match.route.resourcePath}`))
      return gatewayRefusals.apiConfiguration;
    const outcome = runFunction(functionArn, proxyEvent(request, match, claims)).catch((error: unknown) => {
      if (error instanceof TooManyRequests) return 'refused' as const;
      throw error;
    });
    // The function keeps running after the gateway's timeout, as in the cloud.
    const inTime = await within(outcome, TimeoutInMillis);
    if (inTime === 'refused') return gatewayRefusals.integrationFailure;
    if (!inTime) return gatewayRefusals.integrationTimeout;
    if ('error' in inTime) return gatewayRefusals.malformedAnswer;
    return readProxyAnswer(inTime.payload) ?? gatewayRefusals.malformedAnswer;
  };
}

function proxyEvent(request: GatewayRequest, match: Match<unknown>, claims: Claims | undefined): object {
  const headers = [
    ...request.headers,
    ['X-Forwarded-For', request.sourceIp] as const,
    ['X-Forwarded-Port', headerOf(request, 'host')?.split(':')[1] ?? '80'] as const,
    ['X-Forwarded-Proto', 'http'] as const,
  ];
  const query = request.search.size === 0 ? null : [...request.search];
  return {
    resource: match.route.resourcePath,
    path: request.path,
    httpMethod: request.method,
    headers: Object.fromEntries(headers),
    multiValueHeaders: grouped(headers),
    queryStringParameters: query && Object.fromEntries(query),
    multiValueQueryStringParameters: query && grouped(query),
    pathParameters: match.pathParameters ?? null,
    stageVariables: null,
    requestContext: requestContext(request, match, claims),
    body: request.body.length === 0 ? null : request.body.toString(),
    isBase64Encoded: false,
  };
}

function requestContext(request: GatewayRequest, match: Match<unknown>, claims: Claims | undefined): object {
  return {
    accountId: account.accountId,
    apiId: request.apiId,
    ...(claims && { authorizer: { claims: claimTexts(claims) } }),
    domainName: headerOf(request, 'host') ?? '',
    domainPrefix: request.apiId,
    extendedRequestId: request.requestId,
    httpMethod: request.method,
    identity: { sourceIp: request.sourceIp, userAgent: headerOf(request, 'user-agent') ?? null },
    path: `/${request.stage}${request.path}`,
    protocol: 'HTTP/1.1',
    requestId: request.requestId,
    requestTime: commonLogTime(request.at),
    requestTimeEpoch: request.at.getTime(),
    resourceId: match.route.id,
    resourcePath: match.route.resourcePath,
    stage: request.stage,
  };
}

export function headerOf({ headers }: GatewayRequest, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

/** Claims as text: groups joined by commas, the two instants as dates, other values as strings. */
function claimTexts(claims: Claims): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => {
      const isInstant = (name === 'exp' || name === 'iat') && typeof value === 'number';
      return [name, isInstant ? javaDate(new Date(value * 1000)) : String(value)];
    }),
  );
}

/** `Tue Sep 20 21:51:59 UTC 2016` */
function javaDate(date: Date): string {
  const [weekday, day, month, year, time] = date.toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${day} ${time} UTC ${year}`;
}

/** `20/Sep/2016:21:51:59 +0000` */
function commonLogTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}

function grouped(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  return Object.fromEntries(groups);
}

const headerValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const proxyAnswer = z.strictObject({
  statusCode: z.int().min(100).max(599),
  headers: z.record(z.string(), headerValue).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(headerValue)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.literal(false).nullish(),
});

/** Headers that the gateway sets itself; it renames them in answers of a function. */
const remapped = new Set(['connection', 'content-length', 'date', 'server', 'www-authenticate']);
const dropped = new Set(['keep-alive', 'trailer', 'transfer-encoding', 'upgrade']);

/** @returns undefined for an answer that is not a proxy answer, which the gateway calls malformed */
function readProxyAnswer(payload: string): Answer | undefined {
  const parsed = proxyAnswer.safeParse(JSON.parse(payload));
  if (!parsed.success) return undefined;
  const { statusCode, headers: single, multiValueHeaders: multiple, body } = parsed.data;
  const pairs = [
    ...Object.entries(multiple ?? {}).flatMap(([name, values]) =>
      values.map((value) => [name, value] as const),
    ),
    ...Object.entries(single ?? {}),
  ];
  // A pair that is in both counts once.
  const distinct = new Map(pairs.map(([name, value]) => [`${name.toLowerCase()}:${value}`, { name, value }]));
  const headers = new Headers();
  for (const { name, value } of distinct.values())
    if (remapped.has(name.toLowerCase())) headers.append(`x-amzn-Remapped-${name}`, value);
    else if (!dropped.has(name.toLowerCase())) headers.append(name, value);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return { status: statusCode, headers, body: body ?? '' };
}
