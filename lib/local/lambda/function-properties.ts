import { join } from 'node:path';
import * as z from 'zod';
import type { TemplateResource } from '../template/read-template';
import { readProperties } from '../template/resource-properties';
import { functionEnvironment } from './environment';
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

const inert = {
  Architectures: 'bundles are JavaScript',
  Code: 'the folder of the asset is in the metadata',
  Description: 'a label',
  Tags: 'labels',
  TracingConfig: 'nothing is traced',
};

export interface FunctionContext {
  readonly name: string;
  readonly arn: string;
  readonly region: string;
  readonly servicesUrl: string;
  readonly templateFolder: string;
  /** Instead of what the template says; a name that it does not set is left out. */
  readonly overrides: Readonly<Record<string, string>>;
}

/**
 * Reads an `AWS::Lambda::Function` of ours.
 *
 * @param properties  with intrinsics resolved
 * @throws TypeError for a property that is not emulated, or without the asset's folder in the metadata
 */
export function readFunction(
  logicalId: string,
  { properties, metadata }: { properties: unknown; metadata: TemplateResource['Metadata'] },
  context: FunctionContext,
): FunctionDefinition {
  const type = 'AWS::Lambda::Function';
  const read = readProperties({ type, logicalId, properties, schema: functionProperties, inert });
  const { 'aws:asset:path': asset, entry } = metadata ?? {};
  if (typeof asset !== 'string') throw new TypeError(`${logicalId}: its metadata names no aws:asset:path.`);

  const variables = Object.entries(read.Environment.Variables).map(
    ([name, value]) => [name, context.overrides[name] ?? value] as const,
  );
  const logGroupName = read.LoggingConfig.LogGroup ?? `/aws/lambda/${context.name}`;
  return {
    logicalId,
    arn: context.arn,
    entry: typeof entry === 'string' ? entry : undefined,
    timeoutMs: read.Timeout * 1000,
    boot: {
      taskRoot: join(context.templateFolder, asset),
      handler: read.Handler,
      functionName: context.name,
      functionArn: context.arn,
      memoryMegabytes: read.MemorySize,
      logGroupName,
    },
    environment: functionEnvironment({
      functionName: context.name,
      handler: read.Handler,
      runtime: read.Runtime,
      memoryMegabytes: read.MemorySize,
      logGroupName,
      roleName: read.Role.split('/').at(-1) ?? '',
      region: context.region,
      servicesUrl: context.servicesUrl,
      variables: Object.fromEntries(variables),
    }),
  };
}
