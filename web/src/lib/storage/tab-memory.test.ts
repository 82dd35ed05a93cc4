import { beforeEach, describe, expect, it, vi } from 'vitest';

const [press, unshown] = ['jade-harbour.press.blackjack', 'jade-harbour.unshown.blackjack'] as const;

/** A page of a tab with its own copy of the module. */
async function openPage(tab: object) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', tab);
  return import('./tab-memory');
}

/** @param tab.isFull  whether the tab accepts no value */
function createTab(tab: { isFull: boolean }) {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem(key: string, text: string) {
      if (tab.isFull) throw new DOMException('full', 'QuotaExceededError');
      texts[key] = text;
    },
    removeItem: (key: string) => void delete texts[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(texts, name, { value });
  return texts;
}

beforeEach(() => vi.unstubAllGlobals());

describe('tabMemory', () => {
  it('returns a value after a reload of the tab', async () => {
    const texts = createTab({ isFull: false });
    const before = await openPage(texts);
    before.tabMemory.setItem(press, 'a press');
    before.tabMemory.setItem(unshown, 'a round');
    before.tabMemory.removeItem(unshown);

    const { tabMemory } = await openPage(texts);

    expect([tabMemory.getItem(press), tabMemory.getItem(unshown)]).toEqual(['a press', null]);
  });

  it('keeps values for the page where the tab is full', async () => {
    const tab = { isFull: true };
    const texts = createTab(tab);
    const { tabMemory } = await openPage(texts);

    tabMemory.setItem(press, 'a press');
    const kept = [tabMemory.getItem(press), texts[press]];
    tab.isFull = false;
    tabMemory.setItem(press, 'the next press');

    expect(kept).toEqual(['a press', undefined]);
    expect([tabMemory.getItem(press), texts[press]]).toEqual(['the next press', 'the next press']);
  });

  it('keeps values for the page where storage is forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { tabMemory } = await openPage({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });

    tabMemory.setItem(press, 'a press');
    tabMemory.setItem(unshown, 'a round');
    tabMemory.removeItem(unshown);

    expect([tabMemory.getItem(press), tabMemory.getItem(unshown)]).toEqual(['a press', null]);
  });
});

describe('forgetTabMemory', () => {
  it.each([false, true])('deletes the values of a prefix, with isFull %s', async (isFull) => {
    const texts = createTab({ isFull });
    const { tabMemory, forgetTabMemory } = await openPage(texts);
    tabMemory.setItem(press, 'a press');
    tabMemory.setItem(unshown, 'a round');

    forgetTabMemory('jade-harbour.unshown.');

    expect([tabMemory.getItem(press), tabMemory.getItem(unshown)]).toEqual(['a press', null]);
    expect(Object.keys(texts)).toEqual(isFull ? [] : [press]);
  });
});
