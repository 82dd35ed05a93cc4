import { describe, expect, it } from 'vitest';
import {
  isUnderWay,
  packTrip,
  type ProviderTrip,
  takeTrip,
  type TripStorages,
  unpackTrip,
} from './provider-trip';

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
  const tab = createStorage();
  const device = createStorage({ ...underWay, ...others });
  return { tab, device, storages: { tab, device } satisfies TripStorages };
}

describe('provider trip', () => {
  it('removes what other pages would wait for from the device, and nothing else', () => {
    const { device, storages } = setup();

    packTrip(storages, trip);

    expect(Object.fromEntries(device.kept)).toEqual(others);
  });

  it('is under way on the device only while Amplify handles it', () => {
    const { device, storages } = setup();
    packTrip(storages, trip);
    const away = isUnderWay(device);

    unpackTrip(storages);
    const back = isUnderWay(device);
    device.kept.delete(`${prefix}.inflightOAuth`);

    expect([away, back, isUnderWay(device)]).toEqual([false, true, false]);
  });

  it("restores Amplify's state once", () => {
    const { device, storages } = setup();
    packTrip(storages, trip);

    unpackTrip(storages);
    const back = Object.fromEntries(device.kept);
    device.kept.clear();
    unpackTrip(storages);

    expect(back).toEqual({ ...others, ...underWay });
    expect(device.kept.size).toBe(0);
  });

  it('is returned once', () => {
    const { storages } = setup();
    packTrip(storages, trip);

    expect([takeTrip(storages), takeTrip(storages)]).toEqual([trip, null]);
  });

  it('is not visible in another tab', () => {
    const { device, storages } = setup();
    packTrip(storages, trip);
    const otherTab = { tab: createStorage(), device };

    unpackTrip(otherTab);

    expect(takeTrip(otherTab)).toBeNull();
    expect(Object.fromEntries(device.kept)).toEqual(others);
  });

  it.each(['', '{', '[]', '{"next":1}'])('is null where %j is stored', (written) => {
    const tab = createStorage({
      'jade-harbour.provider-trip': written,
      'jade-harbour.provider-trip.luggage': written,
    });
    const device = createStorage();

    unpackTrip({ tab, device });

    expect([takeTrip({ tab }), device.kept.size]).toEqual([null, 0]);
  });
});
