import { mostWinners } from '#domain/rewards/draws/draw';
import { instantOf } from './draw-time';

/** What is typed for a draw. */
export interface TypedPlan {
  readonly prize: string;
  readonly winners: string;
  readonly closesAt: string;
}

export const planMessages = {
  prize: 'Describe the prize in 3 to 120 characters.',
  winners: `Enter a number from 1 to ${mostWinners}.`,
  closesAt: 'Enter the time when entries close.',
};

/** Makes the body of a request from what was typed for a draw. */
export function planBody<Typed extends TypedPlan>({ winners, closesAt, ...typed }: Typed) {
  return { ...typed, winners: Number(winners), closesAt: instantOf(closesAt) };
}
