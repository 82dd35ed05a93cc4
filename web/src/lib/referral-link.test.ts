import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReferrer, rememberReferrer, rememberedReferrer } from './referral-link';

const dayMs = 86_400_000;

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

beforeEach(() => void vi.stubGlobal('localStorage', storage()));

describe("the code of a friend's link", () => {
  it('is kept for thirty days', () => {
    rememberReferrer('?referral=K7QMX2PA', 0);

    expect(rememberedReferrer(30 * dayMs - 1)).toBe('K7QMX2PA');
    expect(rememberedReferrer(30 * dayMs)).toBeNull();
  });

  it('is that of the last link, and no page without one takes it away', () => {
    rememberReferrer('?referral=K7QMX2PA', 0);
    rememberReferrer('?referral=aaaaaaa2', 1);
    rememberReferrer('', 2);

    expect(rememberedReferrer(3)).toBe('AAAAAAA2');
  });

  it('is found in the address that a sign-in leads on to', () => {
    rememberReferrer(`?${new URLSearchParams({ next: '/?referral=K7QMX2PA' }).toString()}`, 0);

    expect(rememberedReferrer(1)).toBe('K7QMX2PA');
  });

  it.each([
    '?referral=',
    '?referral=K7QMX2P0',
    '?referral=K7QMX2PA1',
    '?referral=<script>',
    '?next=%2F%3Ffriend%3Dshort',
  ])('is not %s', (search) => {
    rememberReferrer(search, 0);

    expect(rememberedReferrer(1)).toBeNull();
  });

  it('is forgotten once it was used', () => {
    rememberReferrer('?referral=K7QMX2PA', 0);
    forgetReferrer();

    expect(rememberedReferrer(1)).toBeNull();
  });

  it('is none where the device keeps nothing, which stops no page', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });

    rememberReferrer('?referral=K7QMX2PA', 0);
    expect(rememberedReferrer(1)).toBeNull();
  });
});
