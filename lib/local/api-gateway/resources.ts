import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

/**
 * Settings of all methods, or of one method whose path is a JSON pointer. API Gateway refuses `ANY`: "Invalid method
 * setting path".
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-apigateway-stage-methodsetting.html
 * https://github.com/hashicorp/terraform-provider-aws/issues/15855
 */
const methodSetting = z.looseObject({
  HttpMethod: z.enum(['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
  ResourcePath: z.string().regex(/^\/(\*|~1[^/]*)$/),
  ThrottlingRateLimit: z.number(),
  ThrottlingBurstLimit: z.number(),
});

const status = z
  .string()
  .regex(/^\d{3}$/)
  .transform(Number);

/** The mapping templates of a response, which hold fixed text. */
const responseTemplates = z
  .strictObject({ 'application/json': z.string().optional() })
  .default({})
  .superRefine(({ 'application/json': template = '' }, { addIssue }) => {
    const velocity = /#[a-z]+|\$[\w{!]+/i.exec(template);
    if (velocity) addIssue(`the offline host does not render Velocity: ${velocity[0]} in ${template}`);
  });

/** Headers of a response by their names, without the quotes of the values. */
function responseHeaders(prefix: 'gatewayresponse' | 'method.response') {
  const start = `${prefix}.header.`;
  return z
    .record(
      z.string().startsWith(start),
      z.string().regex(/^'.*'$/, 'the offline host supports quoted header values only'),
    )
    .default({})
    .transform((parameters) =>
      Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name.slice(start.length), value.slice(1, -1)]),
      ),
    );
}

export const methodProperties = z.strictObject({
  RestApiId: z.string(),
  ResourceId: z.string(),
  HttpMethod: z.string(),
  ApiKeyRequired: z.literal(false).optional(),
  AuthorizationType: z.enum(['NONE', 'COGNITO_USER_POOLS']).default('NONE'),
  AuthorizationScopes: z.array(z.string()).default([]),
  AuthorizerId: z.string().optional(),
  Integration: z.discriminatedUnion('Type', [
    z.strictObject({
      Type: z.literal('AWS_PROXY'),
      IntegrationHttpMethod: z.literal('POST'),
      Uri: z.string(),
      TimeoutInMillis: z.int().min(50).max(29_000).default(29_000),
    }),
    z.strictObject({
      Type: z.literal('MOCK'),
      PassthroughBehavior: z.literal('NEVER').optional(),
      /** Its status would select among several responses. */
      RequestTemplates: z.strictObject({
        'application/json': z.string().regex(/^\{\s*"?statusCode"?\s*:\s*\d{3}\s*\}$/),
      }),
      IntegrationResponses: z.tuple([
        z.strictObject({
          StatusCode: status,
          ResponseParameters: responseHeaders('method.response'),
          ResponseTemplates: responseTemplates,
        }),
      ]),
    }),
  ]),
  MethodResponses: z
    .array(
      z.strictObject({
        StatusCode: status,
        ResponseParameters: z.record(z.string(), z.boolean()).default({}),
      }),
    )
    .default([]),
});

/**
 * API Gateway refuses a response of a mock whose status or header the method does not declare.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-method-settings-method-response.html
 * https://github.com/awslabs/aws-solutions-constructs/issues/1130
 */
function checkMethodResponses(
  { Integration, MethodResponses }: z.infer<typeof methodProperties>,
  { addIssue }: z.core.$RefinementCtx,
): void {
  if (Integration.Type !== 'MOCK') return;
  const [{ StatusCode, ResponseParameters }] = Integration.IntegrationResponses;
  const declared = MethodResponses.find((response) => response.StatusCode === StatusCode);
  if (!declared) return addIssue(`MethodResponses declares no status ${StatusCode}`);
  for (const name of Object.keys(ResponseParameters).map((header) => `method.response.header.${header}`))
    if (!(name in declared.ResponseParameters))
      addIssue(`MethodResponses declares no ${name} of status ${StatusCode}`);
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_ApiGateway.html */
export const readers = {
  restApi: readerOf('AWS::ApiGateway::RestApi', z.strictObject({ Name: z.string() }), {
    Description: 'describes the API',
    EndpointConfiguration: 'the one endpoint is local',
    Tags: 'labels',
  }),
  resource: readerOf(
    'AWS::ApiGateway::Resource',
    z.strictObject({ RestApiId: z.string(), ParentId: z.string(), PathPart: z.string() }),
  ),
  authorizer: readerOf(
    'AWS::ApiGateway::Authorizer',
    z.strictObject({
      RestApiId: z.string(),
      Name: z.string(),
      Type: z.literal('COGNITO_USER_POOLS'),
      IdentitySource: z
        .literal('method.request.header.Authorization')
        .default('method.request.header.Authorization'),
      ProviderARNs: z.array(z.string()).min(1),
    }),
    { AuthorizerResultTtlInSeconds: 'tokens are checked each time' },
  ),
  gatewayResponse: readerOf(
    'AWS::ApiGateway::GatewayResponse',
    z.strictObject({
      RestApiId: z.string(),
      ResponseType: z.string(),
      StatusCode: status.optional(),
      ResponseParameters: responseHeaders('gatewayresponse'),
      ResponseTemplates: responseTemplates,
    }),
  ),
  method: readerOf('AWS::ApiGateway::Method', methodProperties.superRefine(checkMethodResponses)),
  stage: readerOf(
    'AWS::ApiGateway::Stage',
    z.strictObject({
      RestApiId: z.string(),
      DeploymentId: z.string(),
      StageName: z.string(),
      MethodSettings: z.array(methodSetting).default([]),
    }),
    { AccessLogSetting: 'invocations and their logs are on the pages of the host', Tags: 'labels' },
  ),
};

export type Kind = keyof typeof readers;
type Shape<Of extends Kind> = ReturnType<(typeof readers)[Of]>;
export type MethodSetting = z.infer<typeof methodSetting>;
export type Method = Shape<'method'>;
export type GatewayResponse = Shape<'gatewayResponse'>;
export type Stage = Shape<'stage'>;
export type Authorizer = Shape<'authorizer'>;
export type ProxyIntegration = Extract<Method['Integration'], { Type: 'AWS_PROXY' }>;
export type MockIntegration = Extract<Method['Integration'], { Type: 'MOCK' }>;
