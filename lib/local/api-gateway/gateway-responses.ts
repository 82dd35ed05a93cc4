import type { Answer, RequestContext } from './answer';
import type { GatewayResponse } from './resources';

export interface GatewayRefusal {
  readonly type: string;
  readonly status: number;
  readonly message: string;
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html */
export const gatewayRefusals = {
  accessDenied: { type: 'ACCESS_DENIED', status: 403, message: 'Forbidden' },
  apiConfiguration: { type: 'API_CONFIGURATION_ERROR', status: 500, message: 'Internal server error' },
  /**
   * Lambda refused the invocation, for example with 429 at the account's concurrency limit. API Gateway answers 500
   * and does not pass the 429 on.
   * https://repost.aws/questions/QUfI6bsdd0SOiPeyimzxSkfQ
   */
  integrationFailure: { type: 'INTEGRATION_FAILURE', status: 500, message: 'Internal server error' },
  integrationTimeout: { type: 'INTEGRATION_TIMEOUT', status: 504, message: 'Endpoint request timed out' },
  /** A function's error, or an answer that is not a proxy answer; neither has a response type of its own. */
  malformedAnswer: { type: 'DEFAULT_5XX', status: 502, message: 'Internal server error' },
  missingToken: {
    type: 'MISSING_AUTHENTICATION_TOKEN',
    status: 403,
    message: 'Missing Authentication Token',
  },
  requestTooLarge: { type: 'REQUEST_TOO_LARGE', status: 413, message: 'Request Too Long' },
  throttled: { type: 'THROTTLED', status: 429, message: 'Too Many Requests' },
  tokenExpired: { type: 'UNAUTHORIZED', status: 401, message: 'The incoming token has expired' },
  unauthorized: { type: 'UNAUTHORIZED', status: 401, message: 'Unauthorized' },
  unsupportedMediaType: { type: 'UNSUPPORTED_MEDIA_TYPE', status: 415, message: 'Unsupported Media Type' },
} satisfies Record<string, GatewayRefusal>;

const plainTemplate = '{"message":$context.error.messageString}';
const contextNames = new Set([
  'context.apiId',
  'context.error.message',
  'context.error.messageString',
  'context.error.responseType',
  'context.httpMethod',
  'context.identity.sourceIp',
  'context.path',
  'context.requestId',
  'context.resourcePath',
  'context.stage',
]);

/** Answers with the response of the type, else with `DEFAULT_4XX` or `DEFAULT_5XX`, else with API Gateway's default message. */
export function createGatewayResponses(definitions: readonly GatewayResponse[]) {
  const customized = new Map(definitions.map((definition) => [definition.ResponseType, prepare(definition)]));
  return (refusal: GatewayRefusal, request: RequestContext): Answer => {
    const chosen =
      customized.get(refusal.type) ?? customized.get(refusal.status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
    const context: RequestContext = {
      ...request,
      'context.error.message': refusal.message,
      'context.error.messageString': JSON.stringify(refusal.message),
      'context.error.responseType': refusal.type,
    };
    const [contentType, template] = chosen?.template ?? ['application/json', plainTemplate];
    return {
      status: chosen?.status ?? refusal.status,
      headers: { 'Content-Type': contentType, ...chosen?.headers },
      body: substituteContext(template, context),
    };
  };
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-mapping-template-reference.html */
export function substituteContext(template: string, context: RequestContext): string {
  return template.replaceAll(/\$(context(?:\.\w+)+)/g, (_match, name: string) => context[name] ?? '');
}

/** @throws Error for Velocity or an unknown variable */
export function requirePlainTemplate(template: string): void {
  const velocity = /#(?:set|if|else|end|foreach|macro|parse|include)\b|\$(?!context\.)[\w{!]+/.exec(template);
  if (velocity) throw new Error(`the offline host does not render Velocity: ${velocity[0]} in ${template}`);
  for (const [, name = ''] of template.matchAll(/\$(context(?:\.\w+)+)/g))
    if (!contextNames.has(name)) throw new Error(`the offline host does not support $${name} in ${template}`);
}

/** @throws Error for a value that is not a quoted literal, such as a part of the request */
export function staticHeaders(
  parameters: Readonly<Record<string, string>>,
  prefix: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([parameter, value]) => {
      const quoted = /^'(.*)'$/.exec(value);
      if (!parameter.startsWith(`${prefix}.header.`) || quoted?.[1] === undefined)
        throw new Error(`the offline host supports quoted header values only, not ${parameter}: ${value}`);
      return [parameter.slice(`${prefix}.header.`.length), quoted[1]];
    }),
  );
}

function prepare({ StatusCode, ResponseParameters, ResponseTemplates }: GatewayResponse) {
  for (const template of Object.values(ResponseTemplates)) requirePlainTemplate(template);
  return {
    status: StatusCode === undefined ? undefined : Number(StatusCode),
    headers: staticHeaders(ResponseParameters, 'gatewayresponse'),
    template: Object.entries(ResponseTemplates)[0],
  };
}
