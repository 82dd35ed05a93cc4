import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { RewardProduct, RewardProductCategory } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { writeTypedAmount } from '#web/lib/format/typed-amount';

/** A product form; numbers are kept as typed. */
export interface Draft {
  readonly name: string;
  /** Empty for no category. */
  readonly category: RewardProductCategory | '';
  readonly price: string;
  readonly stock: string;
  readonly description: string;
  readonly terms: string;
  readonly featured: boolean;
  readonly active: boolean;
  readonly image: readonly string[];
}

export type Field = keyof Draft;

/** The labels of the form fields, in order. */
export const fieldNames: Readonly<Record<Field, string>> = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  stock: 'Stock',
  active: 'Active',
  featured: 'Featured',
  image: 'Pictures',
  description: 'Description',
  terms: 'Terms',
};

export const fields = Object.keys(fieldNames) as Field[];

export function isField(name: string): name is Field {
  return Object.hasOwn(fieldNames, name);
}

/** An empty product. Players do not see it before it is active. */
export const blankDraft: Draft = {
  name: '',
  category: '',
  price: '',
  stock: '0',
  description: '',
  terms: '',
  featured: false,
  active: false,
  image: [],
};

/** Returns the form of a stored product; the blank one for null. */
export function draftOf(product: RewardProduct | null): Draft {
  if (!product) return blankDraft;
  const { name, category, price, stock, description, terms, featured, active, image } = product;
  return {
    name,
    category: category ?? '',
    price: writeTypedAmount(hundredthsOf(price), 2),
    stock: String(stock),
    description: description ?? '',
    terms: terms ?? '',
    featured: featured ?? false,
    active: active ?? false,
    image: image?.filter((key) => key !== null) ?? [],
  };
}

/** Returns the product fields of a form without faults. */
export function fieldsOf(draft: Draft): ProductFields {
  const { name, category, price, stock, description, terms, featured, active, image } = draft;
  return {
    name: name.trim(),
    category: category === '' ? null : category,
    featured,
    active,
    price: Number(price),
    stock: Number(stock),
    description: description.trim() === '' ? null : description,
    terms: terms.trim() === '' ? null : terms,
    image: image.length === 0 ? null : image,
  };
}

/** Whether two forms have the same value in a field, however it is typed. */
export function isSame(field: Field, one: Draft, other: Draft): boolean {
  if (field === 'price' || field === 'stock')
    return one[field].trim() === other[field].trim() || numberOf(one[field]) === numberOf(other[field]);
  if (field === 'image') return one.image.join() === other.image.join();
  return JSON.stringify(fieldsOf(one)[field]) === JSON.stringify(fieldsOf(other)[field]);
}

/** Returns only the changed fields of a form, as the API takes them. */
export function changesOf(base: Draft, draft: Draft): Partial<ProductFields> {
  const entries = Object.entries(fieldsOf(draft)) as [Field, unknown][];
  return Object.fromEntries(entries.filter(([field]) => !isSame(field, base, draft)));
}

/** NaN for invalid input, which equals nothing. */
function numberOf(text: string): number {
  return text.trim() === '' ? NaN : Number(text);
}
