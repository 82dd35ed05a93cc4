import { showToast } from './toasts';

/**
 * Puts a text on the clipboard. Where the browser does not allow that, a toast says so and what to do in its place.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({ tone: 'error', text: 'Your browser does not let us copy. Select it and copy it yourself.' });
    return false;
  }
}
