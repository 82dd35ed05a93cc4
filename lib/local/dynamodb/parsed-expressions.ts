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

/** The place of a value in a parsed expression. */
class ValueOf {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
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
  const templates = createBoundedMap<string, ParsedExpressions>(mostRemembered);
  return (request) => {
    const { ExpressionAttributeValues: values = {} } = request;
    const shape = shapeOf(request);
    const template = shape === undefined ? undefined : templates.get(shape);
    if (template && areValid(values)) {
      Object.assign(request, filledIn(template, values));
      return undefined;
    }
    const invalid = parse(request);
    if (invalid === undefined && shape !== undefined)
      templates.set(shape, templateOf(parsedOf(request), values));
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

function areValid(values: Readonly<Record<string, AttributeValue>>): boolean {
  return Object.values(values).every((value) => !validations.validateAttributeValue(value));
}

function parsedOf(request: ValidRequest): ParsedExpressions {
  return Object.fromEntries(
    parsedFields.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])),
  );
}

function templateOf<Tree>(tree: Tree, values: Readonly<Record<string, AttributeValue>>): Tree {
  const names = new Map<unknown, string>(Object.entries(values).map(([name, value]) => [value, name]));
  return copied(tree, (node) => {
    const name = names.get(node);
    return name === undefined ? undefined : new ValueOf(name);
  });
}

/** A copy for one request, because dynalite's actions change what they apply. */
function filledIn<Tree>(template: Tree, values: Readonly<Record<string, AttributeValue>>): Tree {
  return copied(template, (node) => (node instanceof ValueOf ? values[node.name] : undefined));
}

/** Copies a tree, with nodes replaced for which `replace` returns another. */
function copied<Tree>(tree: Tree, replace: (node: object) => object | undefined): Tree {
  if (typeof tree !== 'object' || tree === null) return tree;
  const other = replace(tree);
  if (other) return other as Tree;
  if (Array.isArray(tree)) return tree.map((child) => copied(child, replace)) as Tree;
  // Maps of attribute names have no prototype, so that no name is found there by mistake.
  const copy = Object.create(Object.getPrototypeOf(tree)) as Record<string, unknown>;
  for (const [name, child] of Object.entries(tree)) copy[name] = copied(child, replace);
  return copy as Tree;
}
