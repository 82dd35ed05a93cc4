import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { sendFile } from '#web/lib/api/send-file';
import { sendDocument } from './send-document';

vi.mock('#web/lib/api/play-fab-ops', () => ({ playFabOps: { get: vi.fn(), post: vi.fn() } }));
vi.mock('#web/lib/api/send-file');

const file = new File(['a'], 'selfie.jpg');
const fields = { key: 'quarantine/p/d-1' };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(playFabOps.post).mockResolvedValue({ document: 'd-1' } as never);
  vi.mocked(playFabOps.get).mockResolvedValue({ fields } as never);
});

describe('sendDocument', () => {
  it('sends the file with the form of the slot that the key reserves', async () => {
    await sendDocument('selfie', file, 'key-1');

    expect(vi.mocked(playFabOps.post).mock.calls).toEqual([
      ['/account/identity-check/uploads', { body: { kind: 'selfie' }, idempotencyKey: 'key-1' }],
    ]);
    expect(sendFile).toHaveBeenCalledWith(fields, file);
  });

  it('sends nothing when the file of an earlier attempt has arrived', async () => {
    vi.mocked(playFabOps.get).mockRejectedValue(refusal('identity/unknown-document'));

    await sendDocument('selfie', file, 'key-1');

    expect(sendFile).not.toHaveBeenCalled();
  });

  it('rejects when the form cannot be read', async () => {
    vi.mocked(playFabOps.get).mockRejectedValue(refusal('request/unavailable'));

    await expect(sendDocument('selfie', file, 'key-1')).rejects.toThrow('request/unavailable');
  });
});

function refusal(code: string): ApiRefusal {
  return new ApiRefusal({ status: 404, code, message: code });
}
