import { describe, expect, it } from 'vitest';
import { signUpload } from './sign-upload';

const now = () => new Date('2026-11-27T12:00:00Z');
const sign = async (name: string, { mostBytes, seconds }: { mostBytes: number; seconds: number }) => ({
  key: name,
  policy: `${mostBytes} bytes for ${seconds} s`,
});
const until = (text: string) => signUpload({ sign, now }, 'receipt', { mostBytes: 9, until: new Date(text) });

describe('signUpload', () => {
  it('signs a form for one name and size, which expires after ten minutes', async () => {
    expect(await signUpload({ sign, now }, 'receipt', { mostBytes: 9 })).toEqual({
      fields: { key: 'receipt', policy: '9 bytes for 600 s' },
      mostBytes: 9,
      expiresAt: '2026-11-27T12:10:00.000Z',
    });
  });

  it('expires earlier where the upload ends earlier', async () => {
    expect(await until('2026-11-27T12:01:30Z')).toMatchObject({
      fields: { policy: '9 bytes for 90 s' },
      expiresAt: '2026-11-27T12:01:30.000Z',
    });
  });

  it('expires with the last whole second before the upload ends', async () => {
    expect(await until('2026-11-27T12:01:30.999Z')).toMatchObject({
      fields: { policy: '9 bytes for 90 s' },
      expiresAt: '2026-11-27T12:01:30.000Z',
    });
  });

  it.each(['2026-11-27T12:00:00.999Z', '2026-11-27T12:00:00Z', '2026-11-27T11:59:00Z'])(
    'throws and signs nothing when less than a second is left: %s',
    async (end) => {
      await expect(until(end)).rejects.toThrow(RangeError);
    },
  );

  it('expires no later where the upload ends later', async () => {
    expect(await until('2026-11-27T13:00:00Z')).toMatchObject({ expiresAt: '2026-11-27T12:10:00.000Z' });
  });
});
