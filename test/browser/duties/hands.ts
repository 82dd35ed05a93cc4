import type { Locator, Page } from 'playwright-core';

/**
 * The hands of an admin at the keyboard. Each control is focused by a call and pressed by a key, without the way of the Tab key to it; one
 * that cannot have the focus is clicked, and the duty no longer counts as done by focusable controls alone.
 */
export class Hands {
  /** What a mouse would take: one click per control and per field. */
  clicks = 0;
  isByFocusOnly = true;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a link or a button. */
  async press(control: Locator): Promise<void> {
    this.clicks += 1;
    if (await this.#reach(control)) await this.page.keyboard.press('Enter');
    else await control.click();
  }

  /** Ticks a checkbox. */
  async tick(box: Locator): Promise<void> {
    this.clicks += 1;
    if (await this.#reach(box)) await this.page.keyboard.press('Space');
    else await box.click();
  }

  /** Types into a field, in place of what it has. */
  async type(field: Locator, text: string): Promise<void> {
    this.clicks += 1;
    if (!(await this.#reach(field))) await field.click();
    await field.fill(text);
  }

  /** Chooses an option of a list by its label or value. */
  async choose(field: Locator, option: string): Promise<void> {
    this.clicks += 1;
    await this.#reach(field);
    await field.selectOption(option);
  }

  /** Focuses a control in the order of the Tab key. @returns whether it has the focus */
  async #reach(control: Locator): Promise<boolean> {
    await control.waitFor();
    await control.focus();
    const isReached = await control.evaluate(
      (element: { tabIndex?: number; ownerDocument: { activeElement: unknown } }) =>
        element.ownerDocument.activeElement === element && (element.tabIndex ?? -1) >= 0,
    );
    this.isByFocusOnly &&= isReached;
    return isReached;
  }
}
