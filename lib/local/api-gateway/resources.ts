import * as z from 'zod';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_ApiGateway.html */
/**
 * Settings of all methods, or of one method whose path is a JSON pointer. API Gateway refuses `ANY`: "Invalid method
 * setting path".
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-apigateway-stage-methodsetting.html
 * https://github.com/hashicorp/terraform-provider-aws/issues/15855
 */
const methodSetting = z.looseObject({
  HttpMethod: z.enum(['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
  ResourcePath: z.string().regex(/^\/(\*|~1[^/]*)$/),
  ThrottlingRateLimit: z.number().optional(),
  ThrottlingBurstLimit: z.number().optional(),
});

const method = z.strictObject({
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
      RequestTemplates: z.record(z.string(), z.string()).default({}),
      IntegrationResponses: z
        .array(
          z.strictObject({
            StatusCode: z.string(),
            ResponseParameters: z.record(z.string(), z.string()).default({}),
            ResponseTemplates: z.record(z.string(), z.string()).default({}),
          }),
        )
        .min(1),
    }),
  ]),
  MethodResponses: z
    .array(
      z.strictObject({
        StatusCode: z.string(),
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
  { Integration, MethodResponses }: z.infer<typeof method>,
  { addIssue }: z.core.$RefinementCtx,
): void {
  if (Integration.Type !== 'MOCK') return;
  for (const { StatusCode, ResponseParameters } of Integration.IntegrationResponses) {
    const declared = MethodResponses.find((response) => response.StatusCode === StatusCode);
    if (!declared) addIssue(`MethodResponses declares no status ${StatusCode}`);
    for (const name of Object.keys(ResponseParameters))
      if (declared && !(name in declared.ResponseParameters))
        addIssue(`MethodResponses declares no ${name} of status ${StatusCode}`);
  }
}

export const shapes = {
  restApi: z.strictObject({ Name: z.string() }),
  resource: z.strictObject({ RestApiId: z.string(), ParentId: z.string(), PathPart: z.string() }),
  authorizer: z.strictObject({
    RestApiId: z.string(),
    Name: z.string(),
    Type: z.literal('COGNITO_USER_POOLS'),
    IdentitySource: z
      .literal('method.request.header.Authorization')
      .default('method.request.header.Authorization'),
    ProviderARNs: z.array(z.string()).min(1),
  }),
  gatewayResponse: z.strictObject({
    RestApiId: z.string(),
    ResponseType: z.string(),
    StatusCode: z.string().optional(),
    ResponseParameters: z.record(z.string(), z.string()).default({}),
    ResponseTemplates: z.record(z.string(), z.string()).default({}),
  }),
  method: method.superRefine(checkMethodResponses),
  stage: z.strictObject({
    RestApiId: z.string(),
    DeploymentId: z.string(),
    StageName: z.string(),
    MethodSettings: z.array(methodSetting).default([]),
  }),
};

export type MethodSetting = z.infer<typeof methodSetting>;
export type Method = z.infer<typeof shapes.method>;
export type GatewayResponse = z.infer<typeof shapes.gatewayResponse>;
export type Stage = z.infer<typeof shapes.stage>;
export type Authorizer = z.infer<typeof shapes.authorizer>;
export type ProxyIntegration = Extract<Method['Integration'], { Type: 'AWS_PROXY' }>;
export type MockIntegration = Extract<Method['Integration'], { Type: 'MOCK' }>;

export const typeNames = {
  restApi: 'AWS::ApiGateway::RestApi',
  resource: 'AWS::ApiGateway::Resource',
  authorizer: 'AWS::ApiGateway::Authorizer',
  gatewayResponse: 'AWS::ApiGateway::GatewayResponse',
  method: 'AWS::ApiGateway::Method',
  stage: 'AWS::ApiGateway::Stage',
};

export const inertProperties = {
  restApi: {
    Description: 'describes the API',
    EndpointConfiguration: 'the one endpoint is local',
    Tags: 'labels',
  },
  resource: {},
  authorizer: { AuthorizerResultTtlInSeconds: 'tokens are checked each time' },
  gatewayResponse: {},
  method: {},
  stage: {
    AccessLogSetting: 'invocations and their logs are on the pages of the host',
    Tags: 'labels',
  },
};
