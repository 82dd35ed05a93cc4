import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileNotSent } from '#web/lib/api/send-file';
import { sendAvatar } from './send-avatar';

const calls = vi.hoisted(() => [] as unknown[]);
const fields = { key: 'uploads/avatars/me', Policy: 'signed' };

vi.mock('#web/lib/api/config', () => ({ loadConfig: async () => ({ filesUrl: 'https://files.example' }) }));
vi.mock('#web/lib/api/amplify-rest', () => ({
  async callPlayFabOps(...call: unknown[]) {
    calls.push(call);
    return { fields, avatarSetAt: '2026-11-21T12:00:00.000Z' };
  },
}));

const posted = vi.fn<(address: string, request: { method: string; body: FormData }) => Promise<Response>>();
const picture = new Blob(['picture']);

beforeEach(() => {
  calls.splice(0);
  posted.mockReset();
  vi.stubGlobal('fetch', posted);
});

describe('sendAvatar', () => {
  it('posts the picture with the signed form, the file last, and then requests its processing', async () => {
    posted.mockResolvedValue(new Response(null, { status: 204 }));

    expect(await sendAvatar(picture)).toMatchObject({ avatarSetAt: '2026-11-21T12:00:00.000Z' });

    const [[address, { method, body }]] = posted.mock.calls as [[string, { method: string; body: FormData }]];
    expect([address, method, [...body.keys()]]).toEqual([
      'https://files.example',
      'POST',
      ['key', 'Policy', 'file'],
    ]);
    expect(calls).toEqual([
      ['get', { path: '/account/avatar/upload-form' }],
      ['put', { path: '/account/avatar' }],
    ]);
  });

  it.each([
    ['the bucket refuses', () => Promise.resolve(new Response(null, { status: 400 }))],
    ['does not get there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves the previous picture unchanged when the file %s', async (_, answer) => {
    posted.mockImplementation(answer);

    await expect(sendAvatar(picture)).rejects.toThrow(FileNotSent);
    expect(calls).toHaveLength(1);
  });
});
