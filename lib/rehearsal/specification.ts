import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Properties, Resource } from './template';

type Database = ReturnType<typeof loadAwsServiceSpecSync>;

let cachedSpecification: Database | undefined;

/** AWS's specification of every resource type; it is cached, because reading it takes a second. */
function specification(): Database {
  cachedSpecification ??= loadAwsServiceSpecSync();
  return cachedSpecification;
}

/** AWS's specification of a resource type; undefined when no type has that name. */
export function resourceType(name: string) {
  return specification().lookup('resource', 'cloudFormationType', 'equals', name)[0];
}

type Property = NonNullable<ReturnType<typeof resourceType>>['properties'][string];
type Shape = Property['type'];

const customTypes = /^(Custom::|AWS::CloudFormation::CustomResource$)/;

const resourceAttributes = [
  'Type',
  'Properties',
  'DependsOn',
  'Metadata',
  'Condition',
  'CreationPolicy',
  'UpdatePolicy',
  'DeletionPolicy',
  'UpdateReplacePolicy',
];

/**
 * Compares resources with AWS's specification: unknown types and properties, missing ones, values of another type.
 *
 * @returns one line for each fault, as `<logical id> <path>: <fault>`
 */
export function faultsOf(resources: Readonly<Record<string, Resource>>): string[] {
  return Object.entries(resources).flatMap(([id, resource]) => [
    ...Object.keys(resource)
      .filter((key) => !resourceAttributes.includes(key))
      .map((key) => `${id} ${key}: no resource has this attribute`),
    ...faultsOfResource(id, resource),
  ]);
}

function faultsOfResource(id: string, { Type, Properties = {} }: Resource): string[] {
  if (customTypes.test(Type))
    return 'ServiceToken' in Properties ? [] : [`${id} ServiceToken: is required for a custom resource`];
  const type = resourceType(Type);
  if (!type) return [`${id}: unknown type ${Type}`];
  return faultsOfProperties(`${id} `, Properties, type.properties);
}

function faultsOfProperties(
  path: string,
  given: Properties,
  specified: Readonly<Record<string, Property>>,
): string[] {
  const missing = Object.entries(specified)
    .filter(([name, { required }]) => required && !(name in given))
    .map(([name]) => `${path}${name}: is required`);
  const present = Object.entries(given).flatMap(([name, value]) => {
    const property = specified[name];
    if (!property) return [`${path}${name}: unknown property`];
    const shapes = [property.type, ...(property.previousTypes ?? [])];
    return faultsOfOneOf(`${path}${name}`, value, shapes);
  });
  return [...missing, ...present];
}

/** A specification may list older shapes of a value; the returned faults are those of the current shape. */
function faultsOfOneOf(path: string, value: unknown, shapes: readonly Shape[]): string[] {
  const attempts = shapes.map((shape) => faultsOfValue(path, value, shape));
  return attempts.some((faults) => faults.length === 0) ? [] : (attempts[0] ?? []);
}

function faultsOfValue(path: string, value: unknown, shape: Shape): string[] {
  if (isIntrinsic(value) || shape.type === 'json') return [];
  switch (shape.type) {
    case 'union':
      return faultsOfOneOf(path, value, shape.types);
    case 'array':
      if (!Array.isArray(value)) return [`${path}: must be a list`];
      return value.flatMap((item, index) => faultsOfValue(`${path}.${index}`, item, shape.element));
    case 'map':
      if (!isObject(value)) return [`${path}: must be an object`];
      return Object.entries(value).flatMap(([key, item]) =>
        faultsOfValue(`${path}.${key}`, item, shape.element),
      );
    case 'ref':
      if (!isObject(value)) return [`${path}: must be an object`];
      return faultsOfProperties(
        `${path}.`,
        value,
        specification().get('typeDefinition', shape.reference).properties,
      );
    case 'tag':
      return isObject(value) && 'Key' in value && 'Value' in value
        ? []
        : [`${path}: must have a Key and a Value`];
    default:
      return faultsOfPrimitive(path, value, shape);
  }
}

type Primitive = Exclude<Shape, { type: 'union' | 'array' | 'map' | 'ref' | 'tag' }>;

function faultsOfPrimitive(path: string, value: unknown, shape: Primitive): string[] {
  const fits = {
    string: typeof value === 'string',
    'date-time': typeof value === 'string',
    number: typeof value === 'number',
    integer: Number.isInteger(value),
    boolean: typeof value === 'boolean',
    null: value === null,
    json: true,
  }[shape.type];
  if (!fits) return [`${path}: must be of type ${shape.type}`];
  const allowed: readonly unknown[] = ('allowedValues' in shape && shape.allowedValues) || [value];
  return allowed.includes(value) ? [] : [`${path}: must be one of ${allowed.join(', ')}`];
}

/** An intrinsic function, whose value may be of any type. */
function isIntrinsic(value: unknown): boolean {
  if (!isObject(value)) return false;
  const [name = '', ...others] = Object.keys(value);
  return others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'));
}

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
