import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ofType, type Properties, type Synthesis } from './template';

interface Measurement {
  /** The measured property, with the logical id of its resource. */
  readonly name: string;
  readonly size: number;
  readonly limit: number;
}

/** Upper bound of a resolved reference: an ARN with names of the longest kind. */
const referenceLength = 160;

/**
 * Length of the random suffix of names that CloudFormation generates from stack and logical id.
 *
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-name.html
 */
const randomLength = 13;

/** Maximum resources of a stage. A stack may have 500; the rest is reserved for features. */
export const maxResources = 400;

/** Lambda accepts 250 MB; a bundle larger than this starts slowly. */
const maxBundleBytes = 1_000_000;
const maxFunctionBytes = 250 * 1024 * 1024;

/**
 * Everything in a stage for which AWS limits the size, with that size. Limits of the whole stack are the project's own where they are
 * tighter.
 */
export function measuresOf(stage: Synthesis): Measurement[] {
  const { resources, template, stack, folder } = stage;
  const bytes = bytesOnceDeployed(stage);
  const count = (section: string) => Object.keys((template[section] ?? {}) as object).length;
  return [
    { name: 'resources', size: count('Resources'), limit: maxResources },
    { name: 'outputs', size: count('Outputs'), limit: 200 },
    { name: 'parameters', size: count('Parameters'), limit: 200 },
    { name: 'mappings', size: count('Mappings'), limit: 200 },
    // As uploaded, with its indentation.
    { name: 'template', size: readFileSync(join(folder, stack.templateFile)).length, limit: 1_000_000 },
    { name: 'description', size: bytes(template['Description'] ?? ''), limit: 1_024 },
    ...Object.keys(resources).map((id) => ({ name: `logical id ${id}`, size: id.length, limit: 255 })),
    ...Object.entries(resources).flatMap(([id, { Type, Properties: properties = {} }]) =>
      (limitsOfTypes[Type] ?? []).flatMap(([path, limit]) => {
        const value = path
          .split('.')
          .reduce<unknown>((part, name) => (part as Properties)[name] ?? '', properties);
        return { name: `${path} of ${id}`, size: bytes(value), limit };
      }),
    ),
    ...ofType(stage, 'AWS::AppSync::Resolver').flatMap(([id, { Properties: properties }]) =>
      'PipelineConfig' in properties
        ? { name: `functions of ${id}`, size: pipelineLength(properties), limit: 10 }
        : [],
    ),
    ...ofType(stage, 'AWS::Lambda::Function').flatMap(([id, { Metadata }]) => {
      const asset = Metadata?.['aws:asset:path'];
      const limit = Metadata?.['entry'] ? maxBundleBytes : maxFunctionBytes;
      return typeof asset === 'string'
        ? { name: `bundle of ${id}`, size: bytesIn(join(folder, asset)), limit }
        : [];
    }),
    ...ofType(stage, 'AWS::IAM::Role').map(([id]) => ({
      name: `policies written into ${id}`,
      size: bytes(inlinePolicies(stage, id)),
      limit: 10_240,
    })),
  ];
}

/** Bytes of code, descriptions and settings, from the services' manuals. */
const limitsOfTypes: Readonly<Record<string, readonly (readonly [path: string, limit: number])[]>> = {
  'AWS::ApiGateway::RestApi': [['Description', 1_024]],
  'AWS::AppSync::FunctionConfiguration': [['Code', 32_768]],
  'AWS::AppSync::Resolver': [['Code', 32_768]],
  'AWS::CloudFront::Distribution': [['DistributionConfig.Comment', 128]],
  'AWS::CloudFront::Function': [
    ['FunctionCode', 10_240],
    ['FunctionConfig.Comment', 128],
  ],
  'AWS::Cognito::UserPoolGroup': [['Description', 2_048]],
  'AWS::Events::Rule': [['Description', 512]],
  'AWS::IAM::Role': [
    ['Description', 1_000],
    ['AssumeRolePolicyDocument', 2_048],
  ],
  'AWS::Lambda::Function': [
    ['Description', 256],
    ['Environment.Variables', 4_096],
  ],
  'AWS::Lambda::LayerVersion': [['Description', 256]],
  'AWS::S3::BucketPolicy': [['PolicyDocument', 20_480]],
};

function pipelineLength(resolver: Properties): number {
  return ((resolver['PipelineConfig'] as { Functions?: unknown[] }).Functions ?? []).length;
}

/** Bytes of an asset: a folder, or an archive, which is smaller than its content. */
function bytesIn(asset: string): number {
  if (statSync(asset).isFile()) return statSync(asset).size;
  return readdirSync(asset, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Every policy document that counts together: the role's own and those attached only to it. */
function inlinePolicies(stage: Synthesis, roleId: string): unknown[] {
  const own = (stage.resources[roleId]?.Properties['Policies'] ?? []) as { PolicyDocument: unknown }[];
  const attached = ofType(stage, 'AWS::IAM::Policy').filter(
    ([
      ,
      {
        Properties: { Roles },
      },
    ]) => JSON.stringify(Roles).includes(`"${roleId}"`),
  );
  return [
    ...own.map(({ PolicyDocument }) => PolicyDocument),
    ...attached.map(([, policy]) => policy.Properties['PolicyDocument']),
  ];
}

/** Sizes after deployment: table names as CloudFormation generates them, and every other reference at its longest. */
function bytesOnceDeployed({ resources, stack }: Synthesis): (value: unknown) => number {
  const stackName = stack.templateFile.replace(/\.template\.json$/, '');
  return (value) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(deployed(value)));

  function deployed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(deployed);
    if (typeof value !== 'object' || value === null) return value;
    const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
    if (others.length === 0 && name === 'Fn::Join') {
      const [separator, parts] = argument as [string, unknown[]];
      return parts.map(deployed).join(separator);
    }
    if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::')))
      return name === 'Ref' && resources[String(argument)]?.Type === 'AWS::DynamoDB::Table'
        ? `${stackName}-${argument}-${'x'.repeat(randomLength)}`
        : 'x'.repeat(referenceLength);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deployed(part)]));
  }
}
