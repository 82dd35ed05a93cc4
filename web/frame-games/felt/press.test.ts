import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveFocus, onPressOf, setOpen } from './press';

/** A button without a page, and whether the group around it is disabled. */
class Button extends EventTarget {
  readonly focus = vi.fn<(options: FocusOptions) => void>();
  readonly #attributes = new Map<string, string>();
  isGroupDisabled = false;
  closest(selector: string): Button | null {
    expect(selector).toBe('[aria-disabled="true"]');
    return this.isGroupDisabled || this.#attributes.get('aria-disabled') === 'true' ? this : null;
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }
}

function setup() {
  const button = new Button() as EventTarget as HTMLButtonElement;
  const onPress = vi.fn<() => void>();
  onPressOf(button, onPress);
  return { button, onPress };
}

const click = (detail: number) => Object.assign(new Event('click'), { detail });
const keydown = (key: string, repeat: boolean) =>
  Object.assign(new Event('keydown', { cancelable: true }), { key, repeat });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

describe('onPressOf', () => {
  it('reports presses by pointer and key while the button is enabled', () => {
    const { button, onPress } = setup();

    for (const detail of [0, 1]) button.dispatchEvent(click(detail));
    setOpen(button, false);
    button.dispatchEvent(click(1));

    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('reports no press while the group of the button is disabled', () => {
    const { button, onPress } = setup();

    Object.assign(button, { isGroupDisabled: true });
    button.dispatchEvent(click(1));

    expect(onPress).not.toHaveBeenCalled();
  });

  it('suppresses the clicks of an Enter key that is held down', () => {
    const { button } = setup();
    const [first, repeated, other] = [
      keydown('Enter', false),
      keydown('Enter', true),
      keydown('ArrowUp', true),
    ];

    for (const event of [first, repeated, other]) button.dispatchEvent(event);

    expect([first, repeated, other].map(({ defaultPrevented }) => defaultPrevented)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('ignores a key press, but no pointer, right after the page has moved the focus', () => {
    const { button, onPress } = setup();

    moveFocus(button);
    button.dispatchEvent(click(0));
    expect(onPress).not.toHaveBeenCalled();
    button.dispatchEvent(click(1));
    expect(onPress).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(400);
    button.dispatchEvent(click(0));

    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
