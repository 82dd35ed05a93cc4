import { join } from 'node:path';
import * as z from 'zod';
import { functionSecretKey } from '../iam/web-sessions';
import { account } from '../template/account';
import type { Resource } from '../template/provision';
import { readerOf } from '../template/resource-properties';
import type { FunctionDefinition } from './functions';

const readProperties = readerOf(
  'AWS::Lambda::Function',
  z.strictObject({
    Handler: z.string().regex(/^[\w-]+\.\w+$/),
    Runtime: z.string().regex(/^nodejs\d+\.x$/),
    Role: z.string(),
    MemorySize: z.int().min(128).default(128),
    Timeout: z.int().min(1).max(900).default(3),
    Environment: z.strictObject({ Variables: z.record(z.string(), z.string()).default({}) }).prefault({}),
  }),
  {
    Architectures: 'bundles are JavaScript',
    Code: 'the folder of the asset is in the metadata',
    Description: 'a label',
    LoggingConfig: 'logs are kept with each invocation',
    Tags: 'labels',
  },
);

interface FunctionContext {
  readonly arn: string;
  /** Address of the emulated services, without a trailing slash. */
  readonly servicesUrl: string;
  readonly templateFolder: string;
  /** Values that replace those of the template; names that the template does not set are ignored. */
  readonly overrides: Readonly<Record<string, string>>;
}

/**
 * Reads an `AWS::Lambda::Function` of the stack. Its environment is Lambda's own variables, those of the template, and
 * the endpoints of the emulated services; the access key names the role, by which services identify the caller.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 *
 * @throws Error for a property that is not emulated, or metadata without the asset's folder
 */
export function readFunction(
  { logicalId, name, properties, metadata }: Resource,
  { arn, servicesUrl, templateFolder, overrides }: FunctionContext,
): FunctionDefinition {
  const { Handler, Runtime, Role, MemorySize, Timeout, Environment } = readProperties(logicalId, properties);
  const { 'aws:asset:path': asset, entry } = metadata ?? {};
  if (typeof asset !== 'string') throw new Error(`${logicalId}: its metadata names no aws:asset:path.`);
  const variables = Object.entries(Environment.Variables);
  return {
    logicalId,
    arn,
    entry: typeof entry === 'string' ? entry : undefined,
    timeoutMs: Timeout * 1000,
    boot: {
      taskRoot: join(templateFolder, asset),
      handler: Handler,
      functionName: name,
      functionArn: arn,
      memoryMegabytes: MemorySize,
    },
    environment: {
      AWS_ACCESS_KEY_ID: Role.split('/').at(-1) ?? '',
      AWS_SECRET_ACCESS_KEY: functionSecretKey,
      AWS_SESSION_TOKEN: name,
      AWS_REGION: account.region,
      AWS_DEFAULT_REGION: account.region,
      AWS_EXECUTION_ENV: `AWS_Lambda_${Runtime}`,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      // The warning concerns this machine's Node; in the cloud the function has the runtime that it names.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      _HANDLER: Handler,
      ...Object.fromEntries(variables.map(([key, value]) => [key, overrides[key] ?? value])),
      AWS_ENDPOINT_URL_DYNAMODB: `${servicesUrl}/dynamodb`,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY: `${servicesUrl}/cognito-identity`,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${servicesUrl}/cognito-idp`,
      // A numeric address makes clients put the bucket into the path; `localhost` would need `forcePathStyle`.
      AWS_ENDPOINT_URL_S3: `${servicesUrl}/s3`,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: `${servicesUrl}/secretsmanager`,
      AWS_ENDPOINT_URL_SESV2: `${servicesUrl}/ses`,
      AWS_ENDPOINT_URL_SQS: `${servicesUrl}/sqs`,
    },
  };
}
