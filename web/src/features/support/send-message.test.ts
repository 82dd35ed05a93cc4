import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { FileNotSent } from '#web/lib/api/send-file';
import { sendFileWithProgress } from '#web/lib/api/send-file-with-progress';
import { sendMessage, type TicketWriter } from './send-message';

const files = ['a.pdf', 'b.pdf'].map((name) => new File(['%PDF-'], name));
const attachments = files.map(({ name }, place) => ({
  id: `file${place}`,
  name,
  state: 'awaited' as const,
  contentType: null,
  bytes: null,
}));
const none = { at: '2026-11-21T12:00:00.000Z', text: 'Hello', reason: null };
const others = attachments.map((each) => ({ ...each, id: `other-${each.id}` }));
const thread = [
  { ...none, kind: 'message' as const, from: 'player' as const, attachments },
  { ...none, kind: 'message' as const, from: 'admin' as const, attachments: [] },
  // Written in another tab since.
  { ...none, text: 'Once more', kind: 'message' as const, from: 'player' as const, attachments: others },
];

vi.mock('#web/lib/api/send-file-with-progress');

/** Keys of the forms that were sent. */
let posted: unknown[];

beforeEach(() => {
  posted = [];
  vi.mocked(sendFileWithProgress).mockImplementation(async (fields, _file, onProgress) => {
    onProgress(0.5);
    posted.push(fields['key']);
  });
});

function setup(
  readForm: TicketWriter<{ text: string }>['readForm'] = async (ticket, file) => ({
    fields: { key: `${ticket}/${file}` },
  }),
) {
  const progress: [string, number][] = [];
  const written: unknown[] = [];
  const send = () =>
    sendMessage(
      {
        from: 'player',
        readForm,
        async write(body, key) {
          written.push([body, key]);
          return { id: 't', thread };
        },
      },
      { text: 'Hello' },
      { files, idempotencyKey: 'key', onProgress: ({ name }, part) => void progress.push([name, part]) },
    );
  return { send, progress, written };
}

describe('sendMessage', () => {
  it('sends the message, then each file with its own form, and reports progress', async () => {
    const { send, progress, written } = setup();

    await send();

    expect(written).toEqual([[{ text: 'Hello' }, 'key']]);
    expect(posted).toEqual(['t/file0', 't/file1']);
    expect(progress).toEqual([
      ['a.pdf', 0.5],
      ['a.pdf', 1],
      ['b.pdf', 0.5],
      ['b.pdf', 1],
    ]);
  });

  it('sends no file under a later message with as many files', async () => {
    const { send } = setup();

    await send();

    expect(posted).not.toContain('t/other-file0');
  });

  it('names the file that was not sent', async () => {
    const { send } = setup();
    vi.mocked(sendFileWithProgress)
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new FileNotSent('The bucket answered 403.'));

    await expect(send()).rejects.toMatchObject({ name: 'AttachmentNotSent', fileName: 'b.pdf' });
  });

  it('skips a file that arrived at an earlier attempt', async () => {
    const arrived = async (ticket: string, file: string) => {
      if (file === 'file0') throw new ApiRefusal({ status: 409, code: 'support/file-arrived', message: '' });
      return { fields: { key: `${ticket}/${file}` } };
    };
    const { send } = setup(arrived);

    await send();

    expect(posted).toEqual(['t/file1']);
  });

  it.each([
    ['support/file-refused', 409],
    ['support/upload-over', 409],
    ['support/unknown-file', 404],
  ] as const)('names a file that got no form because of %s', async (code, status) => {
    const cause = new ApiRefusal({ status, code, message: '' });
    const { send } = setup(() => Promise.reject(cause));

    await expect(send()).rejects.toMatchObject({ name: 'AttachmentNotSent', fileName: 'a.pdf', cause });
    expect(posted).toEqual([]);
  });
});
