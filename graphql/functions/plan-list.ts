import { type Context, util } from '@aws-appsync/utils';
import { end, listing, listingOfStem } from '#domain/rewards/listing';
import { largestProductPage, productIdPattern } from '#domain/rewards/product-bounds';
import { longestSearch, longestStem, shortestStem, stemOf, wordsOf } from '#domain/rewards/search-words';
import { isAdmin } from './caller';
import { both, type Expression, parsedExpression } from './conditions';
import { afterEnd, type Order, orders } from './list-orders';
import type { ListArguments, Plan } from './list-plan';
import { boundOf } from './list-token';
import { refuseArgument } from './refusals';

const usualLimit = 100;
/** Most products that a step may fetch by id. */
const mostFetched = 100;
const mostWords = 8;

/** Word rows are rewritten when one of these changes: a filter on any other field could see stale values. */
const keptWithWords = ['#id', '#name', '#price', '#featured', '#active', '#category', '#createdAt', '#words'];

/** @throws an AppSync error naming the invalid argument */
export function planList(ctx: Context<ListArguments>): Plan {
  const { id, nextToken } = ctx.args;
  const limit = ctx.args.limit ?? usualLimit;
  if (limit < 1 || limit > largestProductPage)
    refuseArgument(`limit is a whole number from 1 to ${largestProductPage}.`);
  if (id !== null && id !== undefined && !util.matches(productIdPattern, id))
    refuseArgument('id is none that a product can have.');

  const { sortBy, sortDirection } = ctx.args;
  const words = searched(ctx.args.search);
  const given = filterOf(ctx);
  const filter = withWords(given, words);
  const sharp = sharpest(words);
  const order: Order = sortBy ?? (sortDirection ? 'newest' : 'featured');
  const { index, key, active, inactive, usual } = orders[order];
  const direction = sortDirection ?? usual;
  // Word rows exist in the order of the shop only.
  const isShopOrder = order === 'featured' && direction === 'ASC';
  const byWord =
    isShopOrder && sharp.length >= shortestStem && limit <= mostFetched && isKept(given) && !hasId(ctx.args);
  const shown = partitionOf(ctx);
  const isCounted = !filter && !hasId(ctx.args) && isSelected(ctx, 'totalCount');
  const whole = {
    from: `${shown === null ? '0' : shown ? active : inactive}${end}`,
    to: `${shown === null ? '1' : shown ? active : inactive}${afterEnd}`,
  };
  const plan: Plan = {
    id: id ?? null,
    index,
    partition: byWord ? listingOfStem(stemOf(sharp)) : listing,
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

/** True lists active products only, false inactive ones only, null both. Players see active ones only. */
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

/** The longest word, which matches the fewest products. */
function sharpest(words: readonly string[]): string {
  let longest = '';
  for (const word of words) {
    if (word.length > longest.length) longest = word;
  }
  return longest;
}

/** Reports a filter that cannot be rendered the way Amplify's resolvers do. */
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

/** A single short word is the key of its rows, so no word condition is left. A row names its product, because its id is its own. */
function rowsFilter(filter: Expression | null, words: readonly string[]): Expression | null {
  const names = filter?.expressionNames ?? {};
  const isExact = words.length === 1 && sharpest(words).length <= longestStem;
  if (!filter || (isExact && Object.keys(names).length === 1)) return null;
  return names['#id'] ? { ...filter, expressionNames: { ...names, '#id': 'product' } } : filter;
}

/** Whether a field is selected, under any alias. */
function isSelected({ info }: Context, field: string): boolean {
  return info.selectionSetList.indexOf(field) >= 0 || info.selectionSetGraphQL.indexOf(field) >= 0;
}
