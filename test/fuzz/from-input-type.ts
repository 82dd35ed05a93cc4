import fc from 'fast-check';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { KnownValues } from './from-json-schema';
import type { RootField } from './graphql-schema';
import { hostileJson, hostileName, hostileText } from './hostile';

const deepest = 5;

/**
 * Variables of a field: in a third of the requests all of the right type, otherwise with some hostile values.
 *
 * @param known  existing values by field name
 */
export function variablesOf({ args }: RootField, known: KnownValues): fc.Arbitrary<object> {
  const made = (isHostile: boolean) =>
    fc.record(
      Object.fromEntries(args.map(({ name, type }) => [name, ofType(name, type, { known, isHostile }, 0)])),
      { requiredKeys: args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name) },
    );
  const surplus = fc.tuple(made(true), hostileName, hostileJson).map(([variables, name, value]) => {
    Object.defineProperty(variables, name, { value, enumerable: true, configurable: true });
    return variables;
  });
  return fc.oneof(made(false), made(true), surplus);
}

interface Making {
  readonly known: KnownValues;
  readonly isHostile: boolean;
}

function ofType(name: string, type: GraphQLInputType, making: Making, depth: number): fc.Arbitrary<unknown> {
  const proper = properOf(name, type, making, depth);
  if (!making.isHostile) return proper;
  return fc.oneof({ weight: 9, arbitrary: proper }, { weight: 1, arbitrary: hostileJson });
}

function properOf(
  name: string,
  type: GraphQLInputType,
  making: Making,
  depth: number,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return properOf(name, type.ofType, making, depth);
  if (isListType(type)) {
    const one = ofType(name, type.ofType, making, depth + 1);
    return fc.array(one, { maxLength: depth >= deepest ? 0 : 3 });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name: value }) => value));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
    const kept = depth >= deepest ? fields.filter((field) => needed.includes(field.name)) : fields;
    const values = kept.map((field) => [field.name, ofType(field.name, field.type, making, depth + 1)]);
    const record = fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: needed,
    });
    return record.chain((made) => fewOf(made, needed));
  }
  const scalar = scalars[type.name];
  if (!scalar) throw new Error(`No values are made for ${type.name}`);
  const values = making.known[name];
  return values ? fc.oneof(fc.constantFrom(...values), scalar) : scalar;
}

/** Limits optional fields: a filter with all fields matches nothing, and an input with all fields is rarely valid. */
function fewOf(record: object, needed: readonly string[]): fc.Arbitrary<object> {
  const fields = Object.entries(record);
  const [required, optional] = [true, false].map((isNeeded) =>
    fields.filter(([name]) => needed.includes(name) === isNeeded),
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
