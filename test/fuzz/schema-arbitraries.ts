import fc from 'fast-check';
import { anyCharacter } from './hostile';

/** The subset of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** Schemas by name. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

/** Existing values of the running stack, by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/**
 * Values that a schema allows, with a preference for its bounds.
 *
 * @param known  preferred values by field name
 * @throws Error for an unsupported schema, so that none goes untested
 */
function validValues(schema: JsonSchema, named: NamedSchemas, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return validValues(resolveReference(schema.$ref, named), named, known);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validValues(each, named, known)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return strings(schema);
    case 'integer':
      return integers(schema);
    case 'array': {
      const { items, minItems = 0, maxItems = minItems + 3 } = schema;
      return fc.array(validValues(items ?? {}, named, known), { minLength: minItems, maxLength: maxItems });
    }
    case 'object':
      return objects(schema, named, known);
    default:
      throw new Error(`No arbitrary for the schema ${JSON.stringify(schema)}`);
  }
}

/** Values of one field, half of them existing ones if there are any. */
export function fieldValues(
  name: string,
  schema: JsonSchema,
  named: NamedSchemas,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const allowed = validValues(schema, named, known);
  const values = known[name];
  return values ? fc.oneof(fc.constantFrom(...values), allowed) : allowed;
}

/** Schema of a reference. */
function resolveReference(reference: string, named: NamedSchemas): JsonSchema {
  const found = named[reference.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`The document has no ${reference}`);
  return found;
}

function strings({ minLength = 0, maxLength = 80, pattern }: JsonSchema): fc.Arbitrary<string> {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter(fits);
  return fc.oneof(
    fc.constantFrom('x'.repeat(Math.max(minLength, 1)), 'x'.repeat(maxLength)),
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, 40) }),
    fc.string({ unit: anyCharacter, minLength, maxLength: Math.min(maxLength, 40) }).filter(fits),
  );
}

function integers({ minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
}

function objects(
  { properties = {}, required = [] }: JsonSchema,
  named: NamedSchemas,
  known: KnownValues,
): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fieldValues(name, schema, named, known),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
  });
}
