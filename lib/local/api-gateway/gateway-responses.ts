import type { GatewayResponse } from './resources';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface GatewayRefusal {
  readonly type: string;
  readonly status: number;
  readonly message: string;
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html */
export const gatewayRefusals = {
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

/** Answers with the response of the type, else with `DEFAULT_4XX` or `DEFAULT_5XX`, else with API Gateway's default message. */
export function createGatewayResponses(definitions: readonly GatewayResponse[]) {
  const customized = new Map(definitions.map((definition) => [definition.ResponseType, definition]));
  return ({ type, status, message }: GatewayRefusal): Answer => {
    const chosen = customized.get(type) ?? customized.get(status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
    return {
      status: chosen?.StatusCode ?? status,
      headers: new Headers({ 'Content-Type': 'application/json', ...chosen?.ResponseParameters }),
      body: chosen?.ResponseTemplates['application/json'] ?? JSON.stringify({ message }),
    };
  };
}
