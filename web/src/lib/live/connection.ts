import { dismissToast, showToast } from '../page/toasts';

/** Notifies the user when the connection is lost and when it is back, from browser events, without requests. */
export function followConnection(): void {
  let lost: number | null = null;
  addEventListener('offline', () => {
    lost ??= showToast({
      tone: 'info',
      text: 'You are offline. What you press now is not sent: try again when you are back online.',
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
