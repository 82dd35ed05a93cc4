import type { Page } from 'playwright-core';
import type { Duty } from './duty';
import { Hands } from './hands';
import type { DutyWorld } from './world';

/** How a duty went. */
export interface TriedDuty {
  readonly name: string;
  readonly page: string;
  readonly clicks: number;
  readonly seconds: number;
  readonly isByFocusOnly: boolean;
  /** Why it did not end in its result; null when it did. */
  readonly fault: string | null;
}

/** Opens the page of a duty and does it. Time runs from the address to the visible result. */
export async function tryDuty(page: Page, siteUrl: string, duty: Duty, world: DutyWorld): Promise<TriedDuty> {
  const hands = new Hands(page);
  const path = duty.page(world);
  const startedAt = performance.now();
  let fault: string | null = null;
  try {
    await page.goto(`${siteUrl}${path}`);
    await duty.act(hands, world);
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const { clicks, isByFocusOnly } = hands;
  return { name: duty.name, page: path.split('?')[0] ?? path, clicks, seconds, isByFocusOnly, fault };
}

/** The table of duties, as text. */
export function dutyTable(tried: readonly TriedDuty[]): string {
  const rows = tried.map(({ name, page, clicks, seconds, isByFocusOnly, fault }, index) =>
    [
      String(index + 1).padStart(2),
      name.padEnd(44),
      page.replaceAll(/[\da-f]{8}-[\da-f-]+|\d{4}-[\w-]+/g, '…').padEnd(28),
      String(clicks).padStart(6),
      seconds.toFixed(1).padStart(7),
      (isByFocusOnly ? 'yes' : 'no').padEnd(8),
      fault === null ? '' : 'FAILED',
    ].join('  '),
  );
  const head = ['No', 'Duty'.padEnd(44), 'Page'.padEnd(28), 'Clicks', 'Seconds', 'Focusable'].join('  ');
  return [head, ...rows].join('\n');
}
