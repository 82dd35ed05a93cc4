export interface FunctionEnvironment {
  readonly functionName: string;
  readonly handler: string;
  readonly runtime: string;
  readonly memoryMegabytes: number;
  readonly logGroupName: string;
  readonly roleName: string;
  readonly region: string;
  /** Address of the emulated services, without a slash at the end. */
  readonly servicesUrl: string;
  /** What the template sets. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * The whole environment of a function: Lambda's own variables, the template's, and where its clients find the
 * emulated services. The access key names the role, which is how those services know who calls.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 */
export function functionEnvironment(settings: FunctionEnvironment): Record<string, string> {
  return {
    AWS_ACCESS_KEY_ID: settings.roleName,
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: settings.functionName,
    AWS_REGION: settings.region,
    AWS_DEFAULT_REGION: settings.region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${settings.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: settings.functionName,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(settings.memoryMegabytes),
    AWS_LAMBDA_LOG_GROUP_NAME: settings.logGroupName,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    // The warning is about this machine's Node; in the cloud the function has the runtime that it names.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    _HANDLER: settings.handler,
    ...settings.variables,
    AWS_ENDPOINT_URL_DYNAMODB: `${settings.servicesUrl}/dynamodb`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${settings.servicesUrl}/cognito-idp`,
  };
}
