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

describe('referral code', () => {
  it('is stored for thirty days', () => {
    rememberReferrer('?referral=K7QMX2PA', 0);

    expect(rememberedReferrer(30 * dayMs - 1)).toBe('K7QMX2PA');
    expect(rememberedReferrer(30 * dayMs)).toBeNull();
  });

  it('is that of the last link, and pages without one keep it', () => {
    rememberReferrer('?referral=K7QMX2PA', 0);
    rememberReferrer('?referral=aaaaaaa2', 1);
    rememberReferrer('', 2);

    expect(rememberedReferrer(3)).toBe('AAAAAAA2');
  });

  it('is read from the return path of a sign-in', () => {
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

  it('is deleted after use', () => {
    rememberReferrer('?referral=K7QMX2PA', 0);
    forgetReferrer();

    expect(rememberedReferrer(1)).toBeNull();
  });

  it('is null where storage is forbidden, without an error', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });

    rememberReferrer('?referral=K7QMX2PA', 0);
    expect(rememberedReferrer(1)).toBeNull();
  });
});
