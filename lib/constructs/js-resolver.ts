import {
  AppsyncFunction,
  type BaseDataSource,
  Code,
  FunctionRuntime,
  type GraphqlApi,
  Resolver,
} from 'aws-cdk-lib/aws-appsync';
import type { Construct } from 'constructs';
import { bundleResolver } from '../bundling';

interface FieldProps {
  readonly api: GraphqlApi;
  /** The field that is resolved, such as `Query.getThing`; its code is `graphql/resolvers/<field>.ts`. */
  readonly field: string;
}

/** Resolves a field with one request to a data source. */
export function addResolver(scope: Construct, props: FieldProps & { dataSource: BaseDataSource }): Resolver {
  return new Resolver(scope, logicalName(props.field), {
    ...common(props),
    dataSource: props.dataSource,
  });
}

/**
 * Resolves a field in steps; each is `graphql/functions/<step>.ts` and receives the result of the previous one. Pipelines of different
 * fields share the function of a step, as Amplify's do: https://github.com/aws-amplify/amplify-cli/pull/10289. A step that a pipeline names
 * several times gets a function for each time, because AWS does not document that one function may occur twice in a pipeline.
 */
export function addPipeline(
  scope: Construct,
  props: FieldProps & {
    steps: readonly string[];
    dataSource: BaseDataSource;
    /** Data sources of steps that use another one. */
    otherSources?: Readonly<Record<string, BaseDataSource>>;
  },
): Resolver {
  const functions = props.steps.map((step, place) => {
    const time = props.steps.slice(0, place + 1).filter((earlier) => earlier === step).length;
    const name = time === 1 ? step : `${step}-${time}`;
    const existing = scope.node.tryFindChild(name) as AppsyncFunction | undefined;
    return (
      existing ??
      new AppsyncFunction(scope, name, {
        api: props.api,
        name: name.replaceAll('-', '_'),
        dataSource: props.otherSources?.[step] ?? props.dataSource,
        code: codeOf(`graphql/functions/${step}.ts`),
        runtime: FunctionRuntime.JS_1_0_0,
      })
    );
  });
  return new Resolver(scope, logicalName(props.field), { ...common(props), pipelineConfig: functions });
}

function common({ api, field }: FieldProps) {
  const [typeName = '', fieldName = ''] = field.split('.');
  return {
    api,
    typeName,
    fieldName,
    code: codeOf(`graphql/resolvers/${field}.ts`),
    runtime: FunctionRuntime.JS_1_0_0,
  };
}

function logicalName(field: string): string {
  return field.replace('.', '');
}

const bundled = new Map<string, string>();

/** Bundles each source once per process, because a process that synthesizes several stages has the same sources for all. */
function codeOf(entry: string): Code {
  const code = bundled.get(entry) ?? bundleResolver(entry);
  bundled.set(entry, code);
  return Code.fromInline(code);
}
