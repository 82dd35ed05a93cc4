import type { Locator, Page } from 'playwright-core';

/**
 * An admin who uses the keyboard. The test focuses each control directly instead of tabbing to it, then presses a key. A control that
 * cannot have the focus is clicked, and `usesKeyboardOnly` becomes false.
 */
export class KeyboardUser {
  /** Equivalent mouse clicks: one per control and per field. */
  clicks = 0;
  usesKeyboardOnly = true;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a link or a button. */
  async press(control: Locator): Promise<void> {
    this.clicks += 1;
    if (await this.#focus(control)) await this.page.keyboard.press('Enter');
    else await control.click();
  }

  /** Ticks a checkbox. */
  async tick(box: Locator): Promise<void> {
    this.clicks += 1;
    if (await this.#focus(box)) await this.page.keyboard.press('Space');
    else await box.click();
  }

  /** Replaces the text of a field. */
  async type(field: Locator, text: string): Promise<void> {
    this.clicks += 1;
    if (!(await this.#focus(field))) await field.click();
    await field.fill(text);
  }

  /** Chooses an option of a list by its label or value. */
  async choose(field: Locator, option: string): Promise<void> {
    this.clicks += 1;
    await this.#focus(field);
    await field.selectOption(option);
  }

  /** Focuses a control. @returns whether the Tab key can reach it */
  async #focus(control: Locator): Promise<boolean> {
    await control.waitFor();
    await control.focus();
    const isFocused = await control.evaluate(
      (element: { tabIndex?: number; ownerDocument: { activeElement: unknown } }) =>
        element.ownerDocument.activeElement === element && (element.tabIndex ?? -1) >= 0,
    );
    this.usesKeyboardOnly &&= isFocused;
    return isFocused;
  }
}
