import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUnderWay, packTrip, type ProviderTrip, takeTrip, unpackTrip } from './provider-trip';

const prefix = 'CognitoIdentityServiceProvider.client';
const trip: ProviderTrip = { provider: 'Google', next: '/games/PlayHKSlots', isRepeat: false };

function createStorage(written: Record<string, string> = {}) {
  const kept = new Map(Object.entries(written));
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const underWay = {
  [`${prefix}.inflightOAuth`]: 'true',
  [`${prefix}.inflightOAuthDeadline`]: '1700000000000',
  [`${prefix}.oauthPKCE`]: 'secret',
  [`${prefix}.oauthState`]: 'state',
};
const others = { [`${prefix}.LastAuthUser`]: 'mei', 'jade-harbour.theme': 'dark' };

function setup() {
  vi.stubGlobal('sessionStorage', createStorage());
  return createStorage({ ...underWay, ...others });
}

afterEach(() => vi.unstubAllGlobals());

describe('provider trip', () => {
  it('removes what other pages would wait for from the device, and nothing else', () => {
    const device = setup();

    packTrip(device, trip);

    expect(Object.fromEntries(device.kept)).toEqual(others);
  });

  it('is under way on the device only while Amplify handles it', () => {
    const device = setup();
    packTrip(device, trip);
    const away = isUnderWay(device);

    unpackTrip(device);
    const back = isUnderWay(device);
    device.kept.delete(`${prefix}.inflightOAuth`);

    expect([away, back, isUnderWay(device)]).toEqual([false, true, false]);
  });

  it("restores Amplify's state once", () => {
    const device = setup();
    packTrip(device, trip);

    unpackTrip(device);
    const back = Object.fromEntries(device.kept);
    device.kept.clear();
    unpackTrip(device);

    expect(back).toEqual({ ...others, ...underWay });
    expect(device.kept.size).toBe(0);
  });

  it('is returned once', () => {
    const device = setup();
    packTrip(device, trip);

    expect([takeTrip(), takeTrip()]).toEqual([trip, null]);
  });

  it('is not visible in another tab', () => {
    const device = setup();
    packTrip(device, trip);
    vi.stubGlobal('sessionStorage', createStorage());

    unpackTrip(device);

    expect(takeTrip()).toBeNull();
    expect(Object.fromEntries(device.kept)).toEqual(others);
  });

  it("leaves Amplify's state on the device where the tab has no room, so that the sign-in can end", () => {
    const device = setup();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { ...createStorage(), setItem: full });

    packTrip(device, trip);
    unpackTrip(device);

    expect(Object.fromEntries(device.kept)).toEqual({ ...underWay, ...others });
  });

  it.each(['', '{', '[]', '{"next":1}'])('is null where %j is stored', (written) => {
    vi.stubGlobal(
      'sessionStorage',
      createStorage({
        'jade-harbour.provider-trip': written,
        'jade-harbour.provider-trip.luggage': written,
      }),
    );
    const device = createStorage();

    unpackTrip(device);

    expect([takeTrip(), device.kept.size]).toEqual([null, 0]);
  });
});
