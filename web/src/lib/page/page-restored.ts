/**
 * Waits until the page is restored from the browser cache by a back navigation, for callers that stay pending while it unloads.
 */
export function untilPageRestored(): Promise<void> {
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
}
