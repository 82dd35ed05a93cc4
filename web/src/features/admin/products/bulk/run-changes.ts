import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { runEach } from '../../parts/run-each';
import { type FieldChange, saveField, type UpdateFields } from '../save-field';

/** The outcome of a change of one product. */
export interface ChangeOutcome {
  /** As stored; as it was if the change failed. */
  readonly product: RewardProduct;
  /** Why it was not changed; null if it was. */
  readonly failure: string | null;
}

/** Requests under way at once: few enough to leave the admin's other requests their share. */
const atOnce = 4;

/** Changes one field of each product and reports each outcome. A product that fails stops no other; an abort stops those that wait. */
export async function runChanges(
  products: readonly RewardProduct[],
  change: FieldChange,
  {
    update,
    onOutcome,
    signal,
  }: { update: UpdateFields; onOutcome: (outcome: ChangeOutcome) => void; signal: AbortSignal },
): Promise<void> {
  const act = async (product: RewardProduct) => onOutcome(await changed(product, change, update));
  await runEach(products, { atOnce, signal, act });
}

async function changed(
  product: RewardProduct,
  change: FieldChange,
  update: UpdateFields,
): Promise<ChangeOutcome> {
  try {
    const saved = await saveField(product, change, update);
    if (saved.kind === 'saved') return { product: saved.product, failure: null };
    return { product: saved.theirs, failure: 'Someone else changed this field.' };
  } catch (failure) {
    const { title, text } = catalogMessageFor(failure);
    return { product, failure: `${title} ${text}` };
  }
}
