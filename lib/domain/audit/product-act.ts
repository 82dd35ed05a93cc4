import type { AuditSubject } from './subject';

/** A row of the table of products, before anybody has looked at what is in it. */
type Row = Readonly<Record<string, unknown>>;

/** What an admin did to a product, as the stream of the products tells of it. */
export interface ProductAct {
  /** Names the act: the same every time that the stream tells of it. */
  readonly id: string;
  readonly at: Date;
  /** The admin's `sub`. */
  readonly actor: string;
  readonly act: 'product-created' | 'product-changed' | 'product-deleted';
  readonly subject: AuditSubject;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

/** Of these a change says what they were and what they became; of texts and pictures only that they changed. */
const metrics = ['name', 'price', 'stock', 'featured', 'active', 'category'] as const;
const texts = ['description', 'terms', 'image'] as const;

/** What a product without the field is: older ones lack it, and the list takes it for that as well. */
const absent: Readonly<Record<string, string | boolean>> = {
  featured: false,
  active: false,
  category: 'none',
};

/**
 * What an admin did with one change of one row, if anybody did: each of their writes gives the product a new `edit`, and a removal is
 * marked before it. Sales, returns and products that the house itself brings leave both alone, and are no act.
 *
 * @param before  the product before the change; undefined for one that is new
 * @param after   the product after it; undefined for one that is gone
 * @throws Error for a row that bears an act and does not hold what an act needs
 */
export function productAct(before: Row | undefined, after: Row | undefined): ProductAct | null {
  if (!after) return before?.['removal'] === undefined ? null : removalOf(before);
  if (!isEdit(before, after)) return null;
  return {
    id: textOf(after, 'edit'),
    at: instantOf(after, 'updatedAt'),
    actor: textOf(after, 'updatedBy'),
    ...(before
      ? { act: 'product-changed' as const, detail: differencesOf(before, after) }
      : { act: 'product-created' as const, detail: stateOf(after) }),
    subject: { kind: 'product', id: textOf(after, 'id') },
  };
}

/**
 * Whether a change was made by an admin through the GraphQL API, whose writes alone give a product a new `edit`.
 *
 * @param before  the product before the change; undefined for a new one
 */
export function isEdit(before: Row | undefined, after: Row): boolean {
  return after['edit'] !== undefined && after['edit'] !== before?.['edit'];
}

function removalOf(before: Row): ProductAct {
  const removal = before['removal'] as Row;
  return {
    id: textOf(removal, 'id'),
    at: instantOf(removal, 'at'),
    actor: textOf(removal, 'by'),
    act: 'product-deleted',
    subject: { kind: 'product', id: textOf(before, 'id') },
    detail: stateOf(before),
  };
}

/** Which fields changed, and from what to what: `price` with what it became, `priceWas` with what it was. */
function differencesOf(before: Row, after: Row): ProductAct['detail'] {
  const changed = metrics.filter((field) => valueOf(before, field) !== valueOf(after, field));
  const rewritten = texts.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return {
    name: valueOf(after, 'name'),
    fields: [...changed, ...rewritten].join(', '),
    ...Object.fromEntries(
      changed.flatMap((field) => [
        [`${field}Was`, valueOf(before, field)],
        [field, valueOf(after, field)],
      ]),
    ),
  };
}

function stateOf(product: Row): ProductAct['detail'] {
  return Object.fromEntries(metrics.map((field) => [field, valueOf(product, field)]));
}

function valueOf(product: Row, field: (typeof metrics)[number]): string | number | boolean {
  const value = product[field] ?? absent[field];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`A product cannot go on record without its ${field}`);
}

function textOf(row: Row, field: string): string {
  const text = row[field];
  if (typeof text === 'string' && text !== '') return text;
  throw new Error(`An act on a product cannot go on record without ${field}`);
}

function instantOf(row: Row, field: string): Date {
  const instant = new Date(textOf(row, field));
  if (Number.isNaN(instant.getTime())) throw new Error(`${field} of a product is no instant`);
  return instant;
}
