import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Connects to the shared Chromium. Closing the connection closes only the profiles opened through it. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('chromiumEndpoint'));
}
