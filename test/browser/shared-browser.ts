import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Connects to the Chromium of the run. Closing the connection closes the profiles that were opened over it, and no others. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('chromiumEndpoint'));
}
