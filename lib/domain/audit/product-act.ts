import type { AuditSubject } from './subject';

/** A row of the product table before validation. */
type Row = Readonly<Record<string, unknown>>;

/** An admin's act on a product, derived from the product stream. */
export interface ProductAct {
  /** Id of the act, stable across repeated stream records. */
  readonly id: string;
  readonly at: Date;
  /** The admin's `sub`. */
  readonly actor: string;
  readonly act: 'product-created' | 'product-changed' | 'product-deleted';
  readonly subject: AuditSubject;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

/** Fields recorded with old and new value; of texts and images only the change is recorded. */
const trackedFields = ['name', 'price', 'stock', 'featured', 'active', 'category'] as const;
const texts = ['description', 'terms', 'image'] as const;

/** Values of absent fields, which older products lack. */
const absent: Readonly<Record<string, string | boolean>> = {
  featured: false,
  active: false,
  category: 'none',
};

/**
 * Derives an admin's act from a change of a row, if it is one: every admin write sets a new `edit`, and a removal is marked before it
 * happens. Sales, returns and products created by the system change neither.
 *
 * @param before  the product before the change; undefined if it is new
 * @param after   the product after the change; undefined if it was deleted
 * @throws Error for a row with an act whose required fields are missing
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
 * Whether an admin made the change through the GraphQL API, which alone sets a new `edit`.
 *
 * @param before  the product before the change; undefined if it is new
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

/** The changed fields: `price` with the new value, `priceWas` with the old one. */
function differencesOf(before: Row, after: Row): ProductAct['detail'] {
  const changed = trackedFields.filter((field) => valueOf(before, field) !== valueOf(after, field));
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
  return Object.fromEntries(trackedFields.map((field) => [field, valueOf(product, field)]));
}

function valueOf(product: Row, field: (typeof trackedFields)[number]): string | number | boolean {
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
