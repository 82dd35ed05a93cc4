import { ApiRefusal } from './api-refusal';

/** Whether an act was refused because it takes the approval of a second superadmin. */
export function needsSecond(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'approvals/required';
}
