import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const [one, two] = ['last-stake.hk-slots.gold', 'last-stake.roulette.gold'] as const;

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A page with its own copy of the module, on a shared device. */
async function openPage(device: Partial<Storage>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', device);
  return import('./device-memory');
}

function createDevice() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, storage };
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('deviceMemory', () => {
  it('returns a value after its page was closed', async () => {
    const { storage } = createDevice();
    const first = await openPage(storage);
    first.deviceMemory.setItem(one, 'text');
    first.deviceMemory.setItem(two, 'other');
    first.deviceMemory.removeItem(two);

    const { deviceMemory } = await openPage(storage);

    expect(deviceMemory.getItem(one)).toBe('text');
    expect(deviceMemory.getItem(two)).toBeNull();
  });

  it('keeps values for the page where storage is forbidden', async () => {
    const { deviceMemory } = await openPage({
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });

    deviceMemory.setItem(one, 'text');
    deviceMemory.setItem(two, 'other');
    deviceMemory.removeItem(two);

    expect([deviceMemory.getItem(one), deviceMemory.getItem(two)]).toEqual(['text', null]);
  });

  it.each(['{', 'null', '7', `{"${one}":1}`])('returns null where %s is stored', async (stored) => {
    const { storage, texts } = createDevice();
    texts.set('jade-harbour.play-memory', stored);
    const { deviceMemory } = await openPage(storage);

    expect(deviceMemory.getItem(one)).toBeNull();
    deviceMemory.setItem(two, 'text');
    expect(deviceMemory.getItem(two)).toBe('text');
  });

  it('leaves nothing on the device once it is cleared', async () => {
    const { storage, texts } = createDevice();
    const { deviceMemory, forgetDeviceMemory } = await openPage(storage);
    deviceMemory.setItem(one, 'text');

    forgetDeviceMemory();

    expect(texts.size).toBe(0);
    expect(deviceMemory.getItem(one)).toBeNull();
  });
});
