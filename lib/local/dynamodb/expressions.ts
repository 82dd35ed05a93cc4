import type { AttributeValue, Expression, ValidRequest } from 'dynalite/db/index.js';
import type { Refusal } from '../http/aws-json';
import { refuse } from './refusal';

const largestExpressionBytes = 4096;
const mostOperators = 300;
/** About 0.2 s of parsing; dynalite's parser takes three to four times as long for every further level of parentheses. */
const highestParsingCost = 10_000;

const fields = [
  'ConditionExpression',
  'UpdateExpression',
  'KeyConditionExpression',
  'FilterExpression',
  'ProjectionExpression',
];

/** Bounds the time that dynalite's parser takes: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
export function refuseHugeExpressions(request: Readonly<Record<string, unknown>>): Refusal | undefined {
  for (const field of fields) {
    const expression = request[field];
    if (typeof expression !== 'string') continue;
    const excess = excessOf(expression, field === 'UpdateExpression');
    if (excess !== undefined) return refuse('ValidationException', `Invalid ${field}: ${excess}`);
  }
  return undefined;
}

function excessOf(expression: string, isUpdate: boolean): string | undefined {
  const bytes = Buffer.byteLength(expression);
  if (bytes > largestExpressionBytes) {
    return `Expression size has exceeded the maximum allowed size; expression size: ${bytes}`;
  }
  const operators = countOperators(expression, isUpdate);
  if (operators > mostOperators) {
    return `The expression contains too many operators; operator count: ${operators}`;
  }
  if (parsingCost(expression) > highestParsingCost) {
    return 'The expression is nested deeper than local tables can parse in reasonable time';
  }
  return undefined;
}

/** Counts operators and functions. BETWEEN counts by its AND; the `=` of an assignment is not an operator. */
function countOperators(expression: string, isUpdate: boolean): number {
  const symbols = isUpdate ? /[+-]/g : /<>|<=|>=|[=<>]/g;
  const keywords = /(?<![#:\w])(?:and|or|not|in|\w+(?=\s*\())(?!\w)/gi;
  return [...expression.matchAll(symbols), ...expression.matchAll(keywords)].length;
}

function parsingCost(expression: string): number {
  const scales = [1];
  const innermost = () => scales.at(-1) ?? 1;
  let cost = 0;
  for (const [token, negation] of expression.matchAll(/(\bnot\b\s*)?\(|\)|\b(?:and|or)\b/gi)) {
    if (token === ')') scales.pop();
    else if (token.endsWith('(')) scales.push(innermost() * (negation ? 4 : 3));
    cost += innermost();
  }
  return cost;
}

/**
 * Works around dynalite, which treats a stored `false` or empty string as a missing attribute in `attribute_type` and
 * `IN`, and compares literal lists and maps by identity.
 */
export function correctConditions(request: ValidRequest): Refusal | undefined {
  for (const parsed of [request._condition, request._filter]) {
    if (parsed === undefined) continue;
    if (hasDocumentLiteral(parsed.expression)) {
      return refuse('ValidationException', 'Local tables do not compare whole lists or maps in conditions');
    }
    parsed.expression = corrected(parsed.expression);
  }
  return undefined;
}

function corrected(expression: Expression): Expression {
  if (['and', 'or', 'not'].includes(expression.type)) {
    return { ...expression, args: expression.args.map((arg) => corrected(arg as Expression)) };
  }
  const [subject, ...others] = expression.args;
  if (subject === undefined) return expression;
  if (expression.type === 'in') return anyEqual(subject, others);
  const falsy = expression.name === 'attribute_type' ? falsyValueOf(others[0] as AttributeValue) : undefined;
  return falsy ? { type: 'or', args: [expression, anyEqual(subject, [falsy])] } : expression;
}

function anyEqual(subject: Expression['args'][number], values: Expression['args']): Expression {
  const comparisons = values.map((value): Expression => ({ type: '=', args: [subject, value] }));
  return comparisons.reduce((either, comparison) => ({ type: 'or', args: [either, comparison] }));
}

function falsyValueOf(type: AttributeValue): AttributeValue | undefined {
  if (type.S === 'BOOL') return { BOOL: false };
  return type.S === 'S' ? { S: '' } : undefined;
}

function hasDocumentLiteral(expression: Expression): boolean {
  return expression.args.some((arg) => {
    if (Array.isArray(arg)) return false;
    return 'args' in arg ? hasDocumentLiteral(arg as Expression) : 'L' in arg || 'M' in arg;
  });
}
