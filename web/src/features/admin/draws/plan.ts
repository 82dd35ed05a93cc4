import { planFields } from '#contracts/draws/fields';
import { mostWinners } from '#domain/rewards/draws/draw';
import { instantLabel } from '#web/lib/format/dates';
import { countLabel } from '#web/lib/format/numbers';
import { lengthLabel } from '#web/lib/forms/bounds';
import { instantOf } from './draw-time';

/** What is typed for a draw. */
export interface TypedPlan {
  readonly prize: string;
  readonly winners: string;
  readonly closesAt: string;
}

export const planMessages = {
  prize: `Describe the prize in ${lengthLabel(planFields.prize)}.`,
  winners: `Enter a number from 1 to ${mostWinners}.`,
  closesAt: 'Enter the time when entries close.',
};

/** Makes the body of a request from what was typed for a draw. */
export function planBody<Typed extends TypedPlan>({ winners, closesAt, ...typed }: Typed) {
  return { ...typed, winners: Number(winners), closesAt: instantOf(closesAt) };
}

/**
 * Says what follows from opening a draw, before an admin confirms it.
 *
 * @param product  name of the product whose pieces are entries
 */
export function openingEffects(
  { prize, winners, closesAt }: { prize: string; winners: number; closesAt: string },
  product: string,
): string {
  const people = winners === 1 ? '1 winner' : `${countLabel(winners)} winners`;
  return `“${prize}”, ${people}, entries until ${instantLabel(closesAt)}. Players can order ${product} at once, and the secret seed that decides the winners is fixed now. The draw can be changed until its first entry; after that it can only be canceled.`;
}
