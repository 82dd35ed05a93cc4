import { dismissToast, showToast } from './toasts';

/** Tells whoever has a page open that the connection went, and that it is back; the browser says so, nobody asks a server. */
export function followConnection(): void {
  let lost: number | null = null;
  addEventListener('offline', () => {
    lost ??= showToast({
      tone: 'info',
      text: 'The connection is lost. What you press now is not sent: press again when you are back online.',
      stays: true,
    });
  });
  addEventListener('online', () => {
    if (lost === null) return;
    dismissToast(lost);
    lost = null;
    showToast({ tone: 'success', text: 'You are back online.' });
  });
}
