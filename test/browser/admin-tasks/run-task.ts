import type { Page } from 'playwright-core';
import type { AdminTask } from './admin-task';
import { KeyboardUser } from './keyboard-user';
import type { TaskData } from './task-data';

/** Outcome of a task. */
export interface TaskResult {
  readonly name: string;
  readonly page: string;
  readonly clicks: number;
  readonly seconds: number;
  readonly usesKeyboardOnly: boolean;
  /** Why the task failed; null when it succeeded. */
  readonly fault: string | null;
}

/** Opens the page of a task and performs it. Time runs from the navigation to the visible result. */
export async function runTask(
  page: Page,
  siteUrl: string,
  task: AdminTask,
  data: TaskData,
): Promise<TaskResult> {
  const user = new KeyboardUser(page);
  const path = task.page(data);
  const startedAt = performance.now();
  let fault: string | null = null;
  try {
    await page.goto(`${siteUrl}${path}`);
    await task.act(user, data);
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const { clicks, usesKeyboardOnly } = user;
  return { name: task.name, page: path.split('?')[0] ?? path, clicks, seconds, usesKeyboardOnly, fault };
}

/** The table of tasks, as text. */
export function taskTable(results: readonly TaskResult[]): string {
  const rows = results.map(({ name, page, clicks, seconds, usesKeyboardOnly, fault }, index) =>
    [
      String(index + 1).padStart(2),
      name.padEnd(44),
      page.replaceAll(/[\da-f]{8}-[\da-f-]+|\d{4}-[\w-]+/g, '…').padEnd(28),
      String(clicks).padStart(6),
      seconds.toFixed(1).padStart(7),
      (usesKeyboardOnly ? 'yes' : 'no').padEnd(8),
      fault === null ? '' : 'FAILED',
    ].join('  '),
  );
  const head = ['No', 'Task'.padEnd(44), 'Page'.padEnd(28), 'Clicks', 'Seconds', 'Focusable'].join('  ');
  return [head, ...rows].join('\n');
}
