import { ApiRefusal } from './api-refusal';

/** Whether an action was refused because it needs the approval of a second superadmin. */
export function needsSecond(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'approvals/required';
}
