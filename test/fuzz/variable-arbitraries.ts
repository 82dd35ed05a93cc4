import fc from 'fast-check';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { RootField } from './graphql-schema';
import { hostileJson, hostileName, hostileText } from './hostile';
import type { KnownValues } from './schema-arbitraries';

const maxDepth = 5;

/**
 * Variables of a field: in a third of the requests all of the right type, otherwise with some hostile values.
 *
 * @param known  existing values by field name
 */
export function variablesOf({ args }: RootField, known: KnownValues): fc.Arbitrary<object> {
  const variablesWith = (isHostile: boolean) =>
    fc.record(
      Object.fromEntries(
        args.map(({ name, type }) => [name, valuesOfType(name, type, { known, isHostile }, 0)]),
      ),
      { requiredKeys: args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name) },
    );
  const withUnknownVariable = fc
    .tuple(variablesWith(true), hostileName, hostileJson)
    .map(([variables, name, value]) => {
      Object.defineProperty(variables, name, { value, enumerable: true, configurable: true });
      return variables;
    });
  return fc.oneof(variablesWith(false), variablesWith(true), withUnknownVariable);
}

interface Generation {
  readonly known: KnownValues;
  readonly isHostile: boolean;
}

function valuesOfType(
  name: string,
  type: GraphQLInputType,
  generation: Generation,
  depth: number,
): fc.Arbitrary<unknown> {
  const validValues = validValuesOfType(name, type, generation, depth);
  if (!generation.isHostile) return validValues;
  return fc.oneof({ weight: 9, arbitrary: validValues }, { weight: 1, arbitrary: hostileJson });
}

function validValuesOfType(
  name: string,
  type: GraphQLInputType,
  generation: Generation,
  depth: number,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return validValuesOfType(name, type.ofType, generation, depth);
  if (isListType(type)) {
    const items = valuesOfType(name, type.ofType, generation, depth + 1);
    return fc.array(items, { maxLength: depth >= maxDepth ? 0 : 3 });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name: value }) => value));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const requiredNames = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
    const included =
      depth >= maxDepth ? fields.filter((field) => requiredNames.includes(field.name)) : fields;
    const values = included.map((field) => [
      field.name,
      valuesOfType(field.name, field.type, generation, depth + 1),
    ]);
    const record = fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: requiredNames,
    });
    return record.chain((generated) => limitOptionalFields(generated, requiredNames));
  }
  const scalar = scalars[type.name];
  if (!scalar) throw new Error(`No arbitrary for ${type.name}`);
  const values = generation.known[name];
  return values ? fc.oneof(fc.constantFrom(...values), scalar) : scalar;
}

/** Limits optional fields: a filter with all fields matches nothing, and an input with all fields is rarely valid. */
function limitOptionalFields(record: object, requiredNames: readonly string[]): fc.Arbitrary<object> {
  const fields = Object.entries(record);
  const [required, optional] = [true, false].map((isRequired) =>
    fields.filter(([name]) => requiredNames.includes(name) === isRequired),
  ) as [typeof fields, typeof fields];
  return fc
    .subarray(optional, { maxLength: Math.min(optional.length, 2) })
    .map((kept) => Object.fromEntries([...required, ...kept]) as object);
}

const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ID: hostileText,
  String: hostileText,
  Int: fc.oneof(fc.constantFrom(0, -1, 1, 2 ** 31 - 1, -(2 ** 31)), fc.integer()),
  Float: fc.oneof(
    fc.constantFrom(0, -1, 9.99, 1e21, 5e-324, 0.001),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  Boolean: fc.boolean(),
  AWSDateTime: fc.constantFrom(
    '2026-11-21T12:00:00.000Z',
    '0001-01-01T00:00:00Z',
    '2026-11-21T12:00:00+14:00',
  ),
};
