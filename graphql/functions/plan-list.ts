import { type Context, util } from '@aws-appsync/utils';
import { isAdmin } from './caller';
import { both, type Expression, parsedExpression } from './conditions';
import type { ListArguments, Plan } from './list-plan';
import { boundOf } from './list-token';
import { afterEnd, end, listing, type Order, orders } from './places';
import { productId } from './product';
import { refuseArgument } from './refusals';
import { longestStem, sharpest, shortestStem, stemOf, wordsOf } from './words';

const usualLimit = 100;
const highestLimit = 1000;
/** So many products a step may fetch by their ids. */
const mostFetched = 100;
const longestSearch = 100;
const mostWords = 8;

/** Rows of words are written when one of these changes: a filter of anything else would judge what may be gone. */
const keptWithWords = ['#id', '#name', '#price', '#featured', '#active', '#category', '#createdAt', '#words'];

/** @throws an error of AppSync naming the argument that cannot be followed */
export function planList(ctx: Context<ListArguments>): Plan {
  const { id, nextToken } = ctx.args;
  const limit = ctx.args.limit ?? usualLimit;
  if (limit < 1 || limit > highestLimit) refuseArgument(`limit is a whole number from 1 to ${highestLimit}.`);
  if (id !== null && id !== undefined && !util.matches(productId, id))
    refuseArgument('id is none that a product can have.');

  const { sortBy, sortDirection } = ctx.args;
  const words = searched(ctx.args.search);
  const given = filterOf(ctx);
  const filter = withWords(given, words);
  const sharp = sharpest(words);
  const order: Order = sortBy ?? (sortDirection ? 'newest' : 'featured');
  const { index, key, active, inactive, usual } = orders[order];
  const direction = sortDirection ?? usual;
  // Rows of words stand in the order of the shop and in no other.
  const isShopOrder = order === 'featured' && direction === 'ASC';
  const byWord =
    isShopOrder && sharp.length >= shortestStem && limit <= mostFetched && isKept(given) && !hasId(ctx.args);
  const shown = partitionOf(ctx);
  const isCounted = !filter && !hasId(ctx.args) && asksFor(ctx, 'totalCount');
  const whole = {
    from: `${shown === null ? '0' : shown ? active : inactive}${end}`,
    to: `${shown === null ? '1' : shown ? active : inactive}${afterEnd}`,
  };
  const plan: Plan = {
    id: id ?? null,
    index,
    partition: byWord ? `word ${stemOf(sharp)}` : listing,
    key,
    from: whole.from,
    to: whole.to,
    isForward: direction === 'ASC',
    filter: byWord ? rowsFilter(filter, words) : filter,
    limit,
    order: `${order} ${direction} ${words.join(' ')}`,
    fetch: byWord ? 'products' : isCounted ? 'count' : null,
  };
  if (nextToken === null || nextToken === undefined) return plan;
  const bound = boundOf(nextToken, plan);
  return direction === 'ASC' ? { ...plan, from: bound } : { ...plan, to: bound };
}

function hasId({ id }: ListArguments): boolean {
  return id !== null && id !== undefined;
}

/** Whether active products alone are listed, or inactive ones alone, or both: null. Players see no others. */
function partitionOf(ctx: Context<ListArguments>): boolean | null {
  if (!isAdmin(ctx)) return true;
  return ctx.args.filter?.active?.eq ?? null;
}

function searched(search: string | null | undefined): string[] {
  const text = search ?? '';
  if (text.length > longestSearch) refuseArgument(`search has at most ${longestSearch} characters.`);
  const words = wordsOf(text);
  if (words.length > mostWords) refuseArgument(`search has at most ${mostWords} words.`);
  return words;
}

/** As Amplify's own resolvers say what cannot be rendered. */
function filterOf({ args: { filter } }: Context<ListArguments>): Expression | null {
  if (!filter) return null;
  const rendered = util.transform.toDynamoDBFilterExpression(filter as never) as string | null;
  if (!rendered) util.error('Unable to process the filter expression', 'Unrecognized Filter');
  const parsed = parsedExpression(rendered ?? '{}');
  return parsed.expression === '' ? null : parsed;
}

function withWords(filter: Expression | null, words: readonly string[]): Expression | null {
  if (words.length === 0) return filter;
  const expressions: string[] = [];
  const expressionValues: Record<string, unknown> = {};
  for (const word of words) {
    const name = `:word${expressions.length}`;
    expressions.push(`contains(#words,${name})`);
    expressionValues[name] = util.dynamodb.toDynamoDB(` ${word}`);
  }
  const found: Expression = {
    expression: expressions.join(' AND '),
    expressionNames: { '#words': 'words' },
    expressionValues,
  };
  return filter ? both(filter, found) : found;
}

function isKept(filter: Expression | null): boolean {
  for (const name of Object.keys(filter?.expressionNames ?? {})) {
    if (keptWithWords.indexOf(name) === -1) return false;
  }
  return true;
}

/** A single short word is what its rows are under; nothing is left to ask then. A row names its product, its id being its own. */
function rowsFilter(filter: Expression | null, words: readonly string[]): Expression | null {
  const names = filter?.expressionNames ?? {};
  const isExact = words.length === 1 && sharpest(words).length <= longestStem;
  if (!filter || (isExact && Object.keys(names).length === 1)) return null;
  return names['#id'] ? { ...filter, expressionNames: { ...names, '#id': 'product' } } : filter;
}

/** Whether a field is selected, under whatever name. */
function asksFor({ info }: Context, field: string): boolean {
  return info.selectionSetList.indexOf(field) >= 0 || info.selectionSetGraphQL.indexOf(field) >= 0;
}
