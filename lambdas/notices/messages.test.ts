import { describe, expect, it } from 'vitest';
import { readMailMessage, readNoticeMessage } from './messages';

const notice = {
  player: 'p',
  event: 'e',
  at: '2026-11-21T12:00:00.000Z',
  noticeEvent: { kind: 'signed-out' },
};
const mail = { player: 'p', notice: 'n' };

it('are read as they were left', () => {
  expect(readNoticeMessage(JSON.stringify(notice))).toEqual(notice);
  expect(readMailMessage(JSON.stringify(mail))).toEqual(mail);
});

describe('what is none of them is refused:', () => {
  it.each([
    '{',
    'null',
    '7',
    '"text"',
    ...Object.keys(notice).map((field) => JSON.stringify({ ...notice, [field]: null })),
  ])('%s as an event', (body) => expect(() => readNoticeMessage(body)).toThrow());

  it.each(['{', 'null', ...Object.keys(mail).map((field) => JSON.stringify({ ...mail, [field]: '' }))])(
    '%s as a mail',
    (body) => expect(() => readMailMessage(body)).toThrow(),
  );
});
