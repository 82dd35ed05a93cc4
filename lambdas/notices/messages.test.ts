import { describe, expect, it } from 'vitest';
import { readMailMessage, readNoticeMessage } from './messages';

const notice = {
  player: 'p',
  event: 'e',
  at: '2026-11-21T12:00:00.000Z',
  noticeEvent: { kind: 'signed-out' },
};
const mail = { player: 'p', notice: 'n' };

it('reads messages of both queues', () => {
  expect(readNoticeMessage(JSON.stringify(notice))).toEqual(notice);
  expect(readMailMessage(JSON.stringify(mail))).toEqual(mail);
});

describe('invalid messages', () => {
  it.each([
    '{',
    'null',
    '7',
    '"text"',
    ...Object.keys(notice).map((field) => JSON.stringify({ ...notice, [field]: null })),
  ])('readNoticeMessage throws for %s', (body) => expect(() => readNoticeMessage(body)).toThrow());

  it.each(['{', 'null', ...Object.keys(mail).map((field) => JSON.stringify({ ...mail, [field]: '' }))])(
    'readMailMessage throws for %s',
    (body) => expect(() => readMailMessage(body)).toThrow(),
  );
});
