import { describe, expect, it } from 'vitest';
import { setText } from './set-text';

/** An element without a page, which records what is written. */
function elementWith(text: string) {
  const written: string[] = [];
  const element = {
    get textContent() {
      return written.at(-1) ?? text;
    },
    set textContent(next: string) {
      written.push(next);
    },
  } as Element;
  return { element, written };
}

describe('setText', () => {
  it('writes a text that differs', () => {
    const { element, written } = elementWith('Play');

    setText(element, 'Collect');

    expect(written).toEqual(['Collect']);
  });

  it('writes nothing where the element has the text already', () => {
    const { element, written } = elementWith('Play');

    setText(element, 'Play');

    expect(written).toEqual([]);
  });
});
