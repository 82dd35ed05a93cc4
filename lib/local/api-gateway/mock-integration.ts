import type { Answer, RequestContext } from './answer';
import {
  type GatewayRefusal,
  gatewayRefusals,
  requirePlainTemplate,
  staticHeaders,
  substituteContext,
} from './gateway-responses';
import type { MockIntegration } from './resources';

/**
 * The request template of the content type selects the status, and the first response of that status answers.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/how-to-mock-integration.html
 */
export function createMockIntegration(integration: MockIntegration) {
  const { PassthroughBehavior, RequestTemplates, IntegrationResponses } = integration;
  const statuses = new Map(
    Object.entries(RequestTemplates).map(([type, template]) => [type, statusOf(template)]),
  );
  const responses = IntegrationResponses.map((response) => {
    for (const template of Object.values(response.ResponseTemplates)) requirePlainTemplate(template);
    return {
      status: response.StatusCode,
      headers: staticHeaders(response.ResponseParameters, 'method.response'),
      template: Object.entries(response.ResponseTemplates)[0],
    };
  });

  return (contentType: string, request: RequestContext): Answer | GatewayRefusal => {
    const status = statuses.get(contentType);
    // Without a template the body passes through, and a mock finds no status in it.
    if (status === undefined)
      return PassthroughBehavior === 'NEVER'
        ? gatewayRefusals.unsupportedMediaType
        : gatewayRefusals.apiConfiguration;
    const response = responses.find((candidate) => candidate.status === status) ?? responses[0];
    if (!response) return gatewayRefusals.apiConfiguration;
    const [type, template] = response.template ?? ['application/json', ''];
    return {
      status: Number(response.status),
      headers: { 'Content-Type': type, ...response.headers },
      body: substituteContext(template, request),
    };
  };
}

function statusOf(template: string): string {
  requirePlainTemplate(template);
  const status = /"?statusCode"?\s*:\s*"?(\d{3})"?/.exec(template);
  if (!status?.[1]) throw new Error(`a mock's request template names no statusCode: ${template}`);
  return status[1];
}
