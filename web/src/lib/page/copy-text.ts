import { showToast } from './toasts';

/**
 * Copies a text to the clipboard. Where the browser forbids that, a toast explains the alternative.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({
      tone: 'error',
      text: 'Your browser does not allow copying. Select the text and copy it yourself.',
    });
    return false;
  }
}
