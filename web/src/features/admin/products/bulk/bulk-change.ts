import * as z from 'zod/mini';
import { categoryNames, categoryOf } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { formatAmount } from '#web/lib/format/coins';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { countLabel } from '#web/lib/format/numbers';
import { typedPriceFault } from '../draft-faults';
import type { FieldChange } from '../save-field';

/** What can be changed of many products at once. */
export const bulkActs = [
  { value: 'activate', label: 'Make active' },
  { value: 'deactivate', label: 'Make inactive' },
  { value: 'price', label: 'Set the price' },
  { value: 'category', label: 'Set the category' },
] as const;
export type BulkAct = (typeof bulkActs)[number]['value'];

/** What is typed for a change of many products. */
export interface BulkTyped {
  /** Empty before a change is chosen. */
  readonly act: BulkAct | '';
  readonly price: string;
  /** Empty for no category. */
  readonly category: string;
}

/** Makes the change from what is typed, or names the field that is at fault. */
export const bulkChange = z.pipe(
  z.custom<BulkTyped>(),
  z.transform((typed: BulkTyped, { issues }): FieldChange => {
    const { act, price, category } = typed;
    const refuse = (field: keyof BulkTyped, message: string) => {
      issues.push({ code: 'custom', input: typed[field], path: [field], message });
      return z.NEVER;
    };
    if (act === '') return refuse('act', 'Choose a change.');
    if (act === 'category') return { field: 'category', value: categoryOf(category) };
    if (act !== 'price') return { field: 'active', value: act === 'activate' };
    const fault = typedPriceFault(price);
    return fault === null ? { field: 'price', value: Number(price) } : refuse('price', fault);
  }),
);

/** Returns the products that do not have the value yet. */
export function changedBy(change: FieldChange, products: readonly RewardProduct[]): readonly RewardProduct[] {
  return products.filter((product) => (product[change.field] ?? null) !== change.value);
}

/** Labels what a change replaces and its value: `Inactive → Active`. */
export function changeLabel({ field, value }: FieldChange, product: RewardProduct): string {
  return `${valueLabel(field, product[field])} → ${valueLabel(field, value)}`;
}

function valueLabel(
  field: FieldChange['field'],
  value: RewardProduct[FieldChange['field']] | undefined,
): string {
  if (typeof value === 'number')
    return field === 'price' ? `${formatAmount('sweeps', hundredthsOf(value))} SC` : countLabel(value);
  if (field === 'active') return value === true ? 'Active' : 'Inactive';
  return typeof value === 'string' ? categoryNames[value] : 'No category';
}
