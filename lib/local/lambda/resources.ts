import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import * as z from 'zod';
import { functionSecretKey } from '../iam/web-sessions';
import { account } from '../template/account';
import type { TemplateResource } from '../template/read-template';
import { readerOf } from '../template/resource-properties';
import type { FunctionDefinition } from './functions';

const functionProperties = z.strictObject({
  Handler: z.string().regex(/^[\w-]+\.\w+$/),
  Runtime: z.string().regex(/^nodejs\d+\.x$/),
  Role: z.string(),
  MemorySize: z.int().min(128).default(128),
  Timeout: z.int().min(1).max(900).default(3),
  Environment: z.strictObject({ Variables: z.record(z.string(), z.string()).default({}) }).prefault({}),
  LoggingConfig: z.looseObject({ LogGroup: z.string().optional() }).prefault({}),
});

const permissionProperties = z.strictObject({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
});

const readFunctionProperties = readerOf('AWS::Lambda::Function', functionProperties, {
  Architectures: 'bundles are JavaScript',
  Code: 'the folder of the asset is in the metadata',
  Description: 'a label',
  Tags: 'labels',
});

export interface FunctionContext {
  readonly name: string;
  readonly arn: string;
  /** Address of the emulated services, without a trailing slash. */
  readonly servicesUrl: string;
  readonly templateFolder: string;
  /** Values that replace those of the template; names that the template does not set are ignored. */
  readonly overrides: Readonly<Record<string, string>>;
}

/**
 * Reads an `AWS::Lambda::Function` of the stack.
 *
 * @param properties  with intrinsics resolved
 * @throws Error for a property that is not emulated, or metadata without the asset's folder
 */
export function readFunction(
  logicalId: string,
  { properties, metadata }: { properties: unknown; metadata: TemplateResource['Metadata'] },
  context: FunctionContext,
): FunctionDefinition {
  const read = readFunctionProperties(logicalId, properties);
  const { 'aws:asset:path': asset, entry } = metadata ?? {};
  if (typeof asset !== 'string') throw new Error(`${logicalId}: its metadata names no aws:asset:path.`);
  return {
    logicalId,
    arn: context.arn,
    entry: typeof entry === 'string' ? entry : undefined,
    timeoutMs: read.Timeout * 1000,
    boot: {
      taskRoot: join(context.templateFolder, asset),
      // V8 refuses a cache that a process with other flags wrote: hosts would take turns to compile and to replace it.
      codeCacheFile: join(context.templateFolder, `${asset}.code-cache-${cachedDataVersionTag()}`),
      handler: read.Handler,
      functionName: context.name,
      functionArn: context.arn,
      memoryMegabytes: read.MemorySize,
      logGroupName: logGroupOf(read, context),
    },
    environment: environmentOf(read, context),
  };
}

/** Reads an `AWS::Lambda::Permission`, whose function is a name or an ARN. */
export const readPermission = readerOf('AWS::Lambda::Permission', permissionProperties);

/**
 * The whole environment of a function: Lambda's own variables, those of the template, and the endpoints of the
 * emulated services. The access key names the role, by which services identify the caller.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 */
function environmentOf(
  read: z.infer<typeof functionProperties>,
  context: FunctionContext,
): Record<string, string> {
  const variables = Object.entries(read.Environment.Variables);
  return {
    AWS_ACCESS_KEY_ID: read.Role.split('/').at(-1) ?? '',
    AWS_SECRET_ACCESS_KEY: functionSecretKey,
    AWS_SESSION_TOKEN: context.name,
    AWS_REGION: account.region,
    AWS_DEFAULT_REGION: account.region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${read.Runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: context.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(read.MemorySize),
    AWS_LAMBDA_LOG_GROUP_NAME: logGroupOf(read, context),
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    // The warning concerns this machine's Node; in the cloud the function has the runtime that it names.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    _HANDLER: read.Handler,
    ...Object.fromEntries(variables.map(([name, value]) => [name, context.overrides[name] ?? value])),
    AWS_ENDPOINT_URL_DYNAMODB: `${context.servicesUrl}/dynamodb`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY: `${context.servicesUrl}/cognito-identity`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${context.servicesUrl}/cognito-idp`,
    // A numeric address makes clients put the bucket into the path; `localhost` would need `forcePathStyle`.
    AWS_ENDPOINT_URL_S3: `${context.servicesUrl}/s3`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${context.servicesUrl}/secretsmanager`,
    AWS_ENDPOINT_URL_SESV2: `${context.servicesUrl}/ses`,
    AWS_ENDPOINT_URL_SQS: `${context.servicesUrl}/sqs`,
  };
}

function logGroupOf(
  { LoggingConfig }: z.infer<typeof functionProperties>,
  { name }: FunctionContext,
): string {
  return LoggingConfig.LogGroup ?? `/aws/lambda/${name}`;
}
