import type { Frame, Page } from 'playwright-core';

/** What a round by keyboard showed. */
export interface KeyboardPlay {
  /** Whether a round came to its end. */
  readonly hasFinished: boolean;
  /** Controls whose focus could not be seen, by their markup. */
  readonly unseenFocus: readonly string[];
}

/** The control with the focus. */
interface Focus {
  readonly markup: string;
  /** Whether it looks different without the focus. */
  readonly isSeen: boolean;
  /** Whether it is the last open button of the page. */
  readonly isLast: boolean;
}

/** Describes the control with the focus. It runs in the document of the game, as text. */
const describeFocus = `(() => {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  const look = () => {
    // A hidden radio button shows its focus on the element beside it.
    const shown = getComputedStyle(control).opacity === '0' ? (control.nextElementSibling ?? control) : control;
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(shown);
    const outline = outlineStyle === 'none' ? '' : outlineStyle + outlineWidth;
    return [outline, boxShadow, borderColor, backgroundColor].join();
  };
  const open = [...document.querySelectorAll('button:enabled:not([aria-disabled="true"])')];
  const isLast = control === open.filter((each) => each.checkVisibility()).at(-1);
  const focused = look();
  control.blur();
  const plain = look();
  control.focus({ preventScroll: true });
  return { markup: control.outerHTML.slice(0, 120), isSeen: focused !== plain, isLast };
})()`;

/** Above the number of controls of any game. */
const maxControls = 100;

/**
 * Plays with Tab and Enter alone until a round has ended. Each turn through the controls presses one of them, and the last button, which in
 * most games begins or continues a round.
 */
export async function playByKeyboard(
  page: Page,
  frame: Frame,
  { hasFinished, withinMs }: { hasFinished: () => boolean; withinMs: number },
): Promise<KeyboardPlay> {
  const deadline = performance.now() + withinMs;
  const shouldContinue = () => !hasFinished() && performance.now() < deadline;
  const unseenFocus = new Set<string>();
  let controls = 1;
  for (let turn = 0; shouldContinue(); turn += 1) {
    let passed = 0;
    for (; shouldContinue() && passed < maxControls; passed += 1) {
      await page.keyboard.press('Tab');
      const focus = await frame.evaluate<Focus | null>(describeFocus);
      if (focus === null) break;
      if (!focus.isSeen) unseenFocus.add(focus.markup);
      if (!focus.isLast && passed !== turn % controls) continue;
      await page.keyboard.press('Enter');
      await frame.waitForTimeout(100);
    }
    controls = Math.max(1, passed);
  }
  return { hasFinished: hasFinished(), unseenFocus: [...unseenFocus] };
}
