import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus';

class Button {
  isConnected = true;
  readonly focus = vi.fn<(options: FocusOptions) => void>();
}

/** A frame whose focused element the browser has forgotten. */
function setup() {
  const page = Object.assign(new EventTarget(), { body: 'the felt', activeElement: 'the felt' });
  const frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  keepFocus();
  const button = new Button();
  page.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: button }));
  frame.dispatchEvent(new Event('blur'));
  return { page, frame, button };
}

beforeEach(() => void vi.stubGlobal('HTMLElement', Button));
afterEach(() => void vi.unstubAllGlobals());

describe('keepFocus', () => {
  it('returns the focus to the last button when the page gives the keyboard back', () => {
    const { frame, button } = setup();

    frame.dispatchEvent(new Event('focus'));

    expect(button.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('leaves the focus where a press on the felt has put it, until the next loss of focus', () => {
    const { page, frame, button } = setup();

    page.dispatchEvent(new Event('pointerdown'));
    frame.dispatchEvent(new Event('focus'));
    expect(button.focus).not.toHaveBeenCalled();
    frame.dispatchEvent(new Event('blur'));
    frame.dispatchEvent(new Event('focus'));

    expect(button.focus).toHaveBeenCalledOnce();
  });

  it('leaves the focus alone where the last button is gone or another element has it', () => {
    const gone = setup();
    gone.button.isConnected = false;
    gone.frame.dispatchEvent(new Event('focus'));
    const taken = setup();
    taken.page.activeElement = 'another button';
    taken.frame.dispatchEvent(new Event('focus'));

    expect(gone.button.focus).not.toHaveBeenCalled();
    expect(taken.button.focus).not.toHaveBeenCalled();
  });
});
