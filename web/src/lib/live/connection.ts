import { dismissToast, showToast } from '../page/toasts';

/** Notifies the user when the connection is lost and when it is back, from browser events, without requests. */
export function followConnection(): void {
  let lost: number | null = null;
  addEventListener('offline', () => {
    lost ??= showToast({
      tone: 'info',
      text: 'You are offline. Nothing you press is sent.',
      stays: true,
      isStatus: true,
    });
  });
  addEventListener('online', () => {
    if (lost === null) return;
    dismissToast(lost);
    lost = null;
    showToast({ tone: 'success', text: 'You are back online.', isStatus: true });
  });
}
