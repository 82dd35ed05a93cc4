import { errors, type Frame, type Locator } from 'playwright-core';

const openButtons = 'button:visible:enabled:not([aria-disabled="true"])';
const pressWithinMs = 500;

/**
 * Presses the open buttons of a game one after the other until something has happened. After each of them the last one is pressed, which in
 * most games begins or continues a round.
 *
 * @returns whether it happened in time
 */
export async function pressButtons(frame: Frame, isDone: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  const shouldContinue = () => !isDone() && performance.now() < deadline;
  for (let next = -1; shouldContinue(); next += 1) {
    const buttons = await frame.locator(openButtons).all();
    const button = buttons[next % Math.max(1, buttons.length)];
    if (button) await press(button);
    if (shouldContinue()) await press(frame.locator(openButtons).last());
    if (shouldContinue()) await frame.waitForTimeout(100);
  }
  return isDone();
}

/** Presses a button; it may disappear while others are pressed, and then there is nothing to press. */
async function press(button: Locator): Promise<void> {
  await button.click({ timeout: pressWithinMs }).catch((failure: unknown) => {
    if (!(failure instanceof errors.TimeoutError)) throw failure;
  });
}
