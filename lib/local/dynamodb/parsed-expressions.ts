import type { AttributeValue, ParsedExpressions, ValidRequest } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import { createBoundedMap } from '../state/bounded-map';

const expressions = [
  'UpdateExpression',
  'ConditionExpression',
  'KeyConditionExpression',
  'FilterExpression',
  'ProjectionExpression',
] as const;
const parsedFields = ['_updates', '_condition', '_keyCondition', '_filter', '_projection'] as const;

/** Names of attributes may contain a date or an id. */
const mostRemembered = 1000;

/** BETWEEN compares its bounds and `attribute_type` checks its operand when they are parsed. */
const checksValues = /\b(?:between|attribute_type)\b/i;

type Values = Readonly<Record<string, AttributeValue>>;

/** Expressions of an earlier request, with placeholders for its values, and the names of the placeholders. */
interface Known {
  readonly parsed: ParsedExpressions;
  readonly names: ReadonlyMap<unknown, string>;
}

/**
 * Remembers the valid expressions of earlier requests. dynalite's parser takes 0.1 to 2 ms for each, and inserts the
 * values of the request; but what it accepts depends on their names and types alone, so other values take their places.
 *
 * @param parse  parses the expressions of a request into its fields, and returns why they are invalid
 */
export function rememberingExpressions(
  parse: (request: ValidRequest) => string | undefined,
): (request: ValidRequest) => string | undefined {
  const remembered = createBoundedMap<string, Known>(mostRemembered);
  return (request) => {
    const { ExpressionAttributeValues: values = {} } = request;
    const shape = shapeOf(request);
    const known = shape === undefined ? undefined : remembered.get(shape);
    if (known && areValid(values)) {
      Object.assign(request, copied(known.parsed, known.names, values));
      return undefined;
    }
    const invalid = parse(request);
    if (invalid === undefined && shape !== undefined) {
      // Values are as large as items: placeholders take their places, so that none outlives its request.
      const places = Object.fromEntries(Object.keys(values).map((name) => [name, {}]));
      const parsed = copied(parsedOf(request), namesOf(values), places);
      remembered.set(shape, { parsed, names: namesOf(places) });
    }
    return invalid;
  };
}

/** Everything that parsing depends on; undefined where the values themselves count. */
function shapeOf(request: ValidRequest): string | undefined {
  const { ExpressionAttributeNames: names, ExpressionAttributeValues: values } = request;
  const texts = expressions.map((name) => request[name]);
  if (texts.some((text) => text !== undefined && checksValues.test(text))) return undefined;
  const types = values && Object.entries(values).map(([name, value]) => [name, Object.keys(value)]);
  return JSON.stringify([texts, names, types]);
}

function namesOf(values: Values): ReadonlyMap<unknown, string> {
  return new Map(Object.entries(values).map(([name, value]) => [value, name]));
}

function areValid(values: Values): boolean {
  return Object.values(values).every((value) => !validations.validateAttributeValue(value));
}

function parsedOf(request: ValidRequest): ParsedExpressions {
  return Object.fromEntries(
    parsedFields.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])),
  );
}

/** A copy with other values, because dynalite's actions change what they apply. */
function copied<Tree>(tree: Tree, names: ReadonlyMap<unknown, string>, values: Values): Tree {
  if (typeof tree !== 'object' || tree === null) return tree;
  const name = names.get(tree);
  if (name !== undefined) return values[name] as Tree;
  if (Array.isArray(tree)) return tree.map((child) => copied(child, names, values)) as Tree;
  // Maps of attribute names have no prototype, so that no name is found there by mistake.
  const copy = Object.create(Object.getPrototypeOf(tree)) as Record<string, unknown>;
  for (const [field, child] of Object.entries(tree)) copy[field] = copied(child, names, values);
  return copy as Tree;
}
