import { showToast } from '../page/toasts';
import { messageFor } from './refusal-copy';

/** Shows a failure as a notice, for a control without a place for it. */
export function showFailureToast(failure: unknown): void {
  const { title, text } = messageFor(failure);
  showToast({ tone: 'error', text: `${title} ${text}` });
}
