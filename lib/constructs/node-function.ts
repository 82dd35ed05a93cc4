import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CfnResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { bundleEveryFunction } from '../bundling';
import type { FunctionEnvironment, NumericSetting, TextSetting } from '../function-settings';
import type { Stage } from '../stage';
import { functionLogOf } from './function-log';
import { InlineRole } from './inline-role';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface NodeFunctionProps {
  readonly stage: Stage;
  /** Source of the handler, relative to the repository; also the function's `entry` metadata in the template. */
  readonly entry: string;
  readonly description: string;
  readonly environment: FunctionEnvironment;
  /** @default 10 seconds */
  readonly timeout?: Duration;
  /** In megabytes; Lambda allots processor time in proportion. @default 512 */
  readonly memorySize?: number;
}

/** A Lambda function with the project's defaults: bundled by `bundling.ts`, a role of its own, the shared log group. */
export class NodeFunction extends LambdaFunction {
  /** The CDK's own `role` may be undefined or imported. */
  readonly ownRole: InlineRole;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const logGroup = functionLogOf(scope, props.stage);
    const role = new InlineRole(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);

    super(scope, id, {
      code: codeOf(scope, props.entry),
      description: props.description,
      environment: props.environment,
      role,
      logGroup,
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
    });
    this.ownRole = role;
    (this.node.defaultChild as CfnResource).addMetadata('entry', props.entry);
  }

  /** Adds a variable that the function's code reads. */
  override addEnvironment(name: NumericSetting | TextSetting, value: string): this {
    return super.addEnvironment(name, value);
  }

  /** Grants exactly these actions on exactly these resources. */
  allow(actions: readonly string[], ...resources: readonly string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }
}

/** Where the CDK needs no code, as for `cdk ls` or `cdk destroy`, the source folder replaces the bundle. */
function codeOf(scope: Construct, entry: string): Code {
  if (!Stack.of(scope).bundlingRequired) return Code.fromAsset(dirname(join(repository, entry)));
  const bundle = join(bundlesOfThisProcess(), dirname(entry));
  if (!existsSync(join(bundle, 'index.cjs'))) throw new Error(`There is no handler.ts at ${entry}.`);
  return Code.fromAsset(bundle);
}

let bundles: string | undefined;

/** The folder of all bundles, which are built for the first function. The CDK copies them. */
function bundlesOfThisProcess(): string {
  const kept = process.env['LAMBDA_BUNDLES'];
  bundles ??= kept === undefined ? temporaryBundles() : keptBundles(kept);
  return bundles;
}

/** Builds bundles that are removed when the process ends. */
function temporaryBundles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-bundles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  bundleEveryFunction(folder);
  return folder;
}

/** Builds the bundles of a folder that the offline host names by the sources, unless an earlier process built them completely. */
function keptBundles(folder: string): string {
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  bundleEveryFunction(unfinished);
  renameSync(unfinished, folder);
  return folder;
}
