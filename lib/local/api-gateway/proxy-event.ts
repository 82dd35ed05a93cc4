import { account } from '../template/account';
import type { Match } from './routes';

export interface GatewayRequest {
  readonly requestId: string;
  readonly at: Date;
  readonly method: string;
  /** Path below the stage, still percent-encoded as REST APIs pass it on. */
  readonly path: string;
  readonly search: URLSearchParams;
  /** Alternating names and values, as received. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  readonly sourceIp: string;
  readonly apiId: string;
  readonly stage: string;
}

export type Claims = Readonly<Record<string, unknown>>;

export interface ProxyInput {
  readonly request: GatewayRequest;
  readonly match: Match<unknown>;
  readonly claims: Claims | undefined;
}

/** Version 1.0: https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html */
export function proxyEvent({ request, match, claims }: ProxyInput): object {
  const headers = grouped(headerPairs(request));
  const query = grouped([...request.search]);
  return {
    resource: match.route.resourcePath,
    path: request.path,
    httpMethod: request.method,
    headers: lastValues(headers),
    multiValueHeaders: headers,
    queryStringParameters: lastValues(query),
    multiValueQueryStringParameters: query,
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
    identity: {
      accessKey: null,
      accountId: null,
      caller: null,
      cognitoAuthenticationProvider: null,
      cognitoAuthenticationType: null,
      cognitoIdentityId: null,
      cognitoIdentityPoolId: null,
      principalOrgId: null,
      sourceIp: request.sourceIp,
      user: null,
      userAgent: headerOf(request, 'user-agent') ?? null,
      userArn: null,
    },
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

export function headerOf(
  { rawHeaders }: Pick<GatewayRequest, 'rawHeaders'>,
  name: string,
): string | undefined {
  const index = rawHeaders.findIndex((text, position) => position % 2 === 0 && text.toLowerCase() === name);
  return index < 0 ? undefined : rawHeaders[index + 1];
}

function headerPairs(request: GatewayRequest): [string, string][] {
  const { rawHeaders, sourceIp } = request;
  const pairs = rawHeaders.flatMap((text, index): [string, string][] =>
    index % 2 === 0 ? [[text, rawHeaders[index + 1] ?? '']] : [],
  );
  const port = headerOf(request, 'host')?.split(':')[1] ?? '80';
  return [...pairs, ['X-Forwarded-For', sourceIp], ['X-Forwarded-Port', port], ['X-Forwarded-Proto', 'http']];
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

function grouped(pairs: readonly (readonly [string, string])[]): Record<string, string[]> | null {
  if (pairs.length === 0) return null;
  const groups = new Map<string, string[]>();
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  return Object.fromEntries(groups);
}

function lastValues(groups: Readonly<Record<string, string[]>> | null): Record<string, string> | null {
  return (
    groups && Object.fromEntries(Object.entries(groups).map(([name, values]) => [name, values.at(-1) ?? '']))
  );
}
