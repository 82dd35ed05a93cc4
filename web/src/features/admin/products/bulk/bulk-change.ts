import { categoryNames, categoryOf } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { formatAmount } from '#web/lib/format/coins';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { countLabel } from '#web/lib/format/numbers';
import { draftOf, fieldsOf } from '../draft';
import { faultsIn } from '../draft-faults';
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

/** Returns the change that is typed, or why it cannot be made. */
export function changeOf(
  { act, price, category }: BulkTyped,
  [first]: readonly RewardProduct[],
): { readonly change: FieldChange } | { readonly fault: string } {
  if (act === '') return { fault: 'Choose a change.' };
  if (act === 'category') return { change: { field: 'category', value: categoryOf(category) } };
  if (act !== 'price') return { change: { field: 'active', value: act === 'activate' } };
  if (!first) return { fault: 'Select a product.' };
  const draft = { ...draftOf(first), price };
  const fault = faultsIn(draft).find(({ field }) => field === 'price');
  return fault ? { fault: fault.message } : { change: { field: 'price', value: fieldsOf(draft).price } };
}

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
