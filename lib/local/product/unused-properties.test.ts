import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { startHost } from '../host';
import { projectRoot, synthesize } from './synthesis/synthesize';

/** By type: paths of the properties that the host reads or passes over, and of those that the template sets. */
const seen = vi.hoisted(() => new Map<string, { known: Set<string>; used: Set<string> }>());

vi.mock(import('../template/resource-properties'), async (load) => {
  const { readerOf } = await load();
  return {
    readerOf: (type, schema, inert = {}) => {
      const read = readerOf(type, schema, inert);
      return (logicalId, properties) => {
        const { known, used } = seen.get(type) ?? { known: new Set(), used: new Set() };
        seen.set(type, { known, used });
        for (const path of [...Object.keys(inert), ...pathsOfSchema(schema)]) known.add(path);
        for (const path of pathsOfValue(properties)) used.add(path);
        return read(logicalId, properties);
      };
    },
  };
});

/** The parts of a schema that contain others. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
}

/** Names of properties in a schema, nested ones after those around them; names in records are free. */
function pathsOfSchema(schema: z.ZodType, around = ''): string[] {
  const definition = schema.def as object as Definition;
  const { shape = {}, innerType, element, items = [], options = [] } = definition;
  const within = [innerType, element, ...items, ...options, definition.in].filter(
    (each) => each !== undefined,
  );
  return [
    ...Object.entries(shape).flatMap(([name, each]) => [
      around + name,
      ...pathsOfSchema(each, `${around}${name}.`),
    ]),
    ...within.flatMap((each) => pathsOfSchema(each, around)),
  ];
}

function pathsOfValue(value: unknown, around = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsOfValue(each, around));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    around + name,
    ...pathsOfValue(each, `${around}${name}.`),
  ]);
}

/** Properties that the template does not set, with the reason why the host knows them. */
const kept: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Method.Integration.TimeoutInMillis':
    'tests of the time limit wait milliseconds, not 29 seconds',
  'AWS::IAM::Policy.PolicyDocument.Statement.Condition': 'all policies of roles are read by one schema',
  'AWS::Lambda::EventSourceMapping.MaximumRetryAttempts':
    'AWS documents the record of a discarded batch for used-up retries',
};

/** Settings that a schema names only to refuse them, because it passes over other unknown ones. */
const refused =
  /^AWS::CloudFront::Distribution\..*(LambdaFunctionAssociations|OriginRequestPolicyId|Trusted\w+|CustomErrorResponses)$/;

it('the host reads the properties that the template sets, and no other', async () => {
  const templateFolder = join(projectRoot, '.local', 'cdk.out');
  await synthesize('local', templateFolder);
  const host = await startHost({
    templateFolder,
    ports: { site: null, services: 0 },
    stateFolder: null,
    readsStreams: false,
    log: () => undefined,
  });
  await host.close();

  const unused = [...seen].flatMap(([type, { known, used }]) =>
    [...known].filter((path) => !used.has(path)).map((path) => `${type}.${path}`),
  );
  expect(unused.filter((path) => !refused.test(path)).sort()).toEqual(Object.keys(kept).sort());
}, 60_000);
