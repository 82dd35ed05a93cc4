import { describe, expect, it } from 'vitest';
import type { NoticeMail } from '#domain/notices/mail';
import type { NoticeKind } from '#domain/notices/notice-event';
import { newPlayState } from '#domain/play-limits/play-state';
import { exclude, takeBreak, type TimeOut } from '#domain/play-limits/time-out';
import type { PlayerProfile } from '#lambdas/account/stores/player-store';
import { createFakeMailLogs, createFakeNotices } from '#lambdas/fakes/notices';
import type { Log } from '#lambdas/runtime/log';
import { sendMails } from './send-mails';

const now = new Date('2026-11-21T12:00:00.000Z');

/** An inbox with one notice of each kind, in the given order. */
async function setup(
  kinds: readonly NoticeKind[],
  {
    muted = [],
    timeOut = null,
    isEmailProved = true,
  }: { muted?: readonly string[]; timeOut?: TimeOut | null; isEmailProved?: boolean } = {},
) {
  const notices = createFakeNotices();
  for (const [index, kind] of kinds.entries())
    await notices.write(
      {
        player: 'p',
        id: `2026-${index}`,
        event: `${index}`,
        kind,
        at: now,
        title: kind,
        text: 'Text.',
        link: null,
      },
      now,
    );
  const previousEmails = [
    { email: 'long-ago@jade.test', until: new Date('2026-11-01T12:00:00.000Z') },
    { email: 'before@jade.test', until: now },
  ];
  const profile = {
    player: 'p',
    email: 'mei@jade.test',
    mutedMail: muted,
    previousEmails,
  } as unknown as PlayerProfile;
  const sent: [string, NoticeMail][] = [];
  const logged: unknown[] = [];
  const log: Log = ({ code }, details) => void logged.push(code, details);
  const mail = {
    isAway: false,
    async send(to: string, mailed: NoticeMail) {
      if (mail.isAway) throw new Error(`Email address is not verified: ${to}`);
      sent.push([to, mailed]);
    },
  };
  const clock = { now };
  const mailLogs = createFakeMailLogs();
  const send = sendMails({
    notices,
    mail,
    log,
    siteOrigin: 'https://play.example.com',
    now: () => clock.now,
    players: { find: async (player) => (player === 'p' ? profile : undefined) },
    plays: {
      load: async () => ({ ...newPlayState(now), timeOut }),
      isEmailProved: async () => isEmailProved,
    },
    mailLogs,
  });
  const record = (index: number, body: object) => ({
    messageId: `m-${index}`,
    body: JSON.stringify(body),
    attributes: { MessageGroupId: 'player#p' },
  });
  const all = (player = 'p') =>
    send({
      Records: kinds.map((_kind, index) => record(index, { player, notice: `2026-${index}` })),
    } as never);
  const subjects = () => sent.map(([, { subject }]) => subject);
  const sendDigest = () => send({ Records: [record(0, { player: 'p', digest: true })] } as never);
  return { all, send, sendDigest, clock, mailLogs, sent, subjects, logged, notices, mail };
}

describe('sendMail for a notice', () => {
  it("mails the player's address once, and marks the notice as mailed", async () => {
    const { all, sent, notices } = await setup(['purchase']);

    await all();
    await all();

    expect(sent.map(([to, { subject }]) => [to, subject])).toEqual([['mei@jade.test', 'purchase']]);
    expect(notices.written[0]?.mailedAt).toEqual(now);
  });

  it('mails a changed address to the previous one as well, and no other notice', async () => {
    const { all, sent } = await setup(['email-changed', 'signed-out']);

    await all();

    expect(sent.map(([to, { subject }]) => [to, subject])).toEqual([
      ['mei@jade.test', 'email-changed'],
      ['before@jade.test', 'email-changed'],
      ['mei@jade.test', 'signed-out'],
    ]);
  });

  it('mails a requested change to the address of that time, even if it was replaced since', async () => {
    const { all, sent } = await setup(['email-change-requested']);

    await all();

    expect(sent.map(([to]) => to)).toEqual(['before@jade.test']);
  });

  it('skips a category that was turned off, unless it is obligatory', async () => {
    const { all, subjects } = await setup(
      ['order-placed', 'free-entry', 'purchase', 'limit-holds', 'signed-out'],
      {
        muted: ['orders', 'receipts', 'limits', 'security'],
      },
    );

    await all();

    expect(subjects()).toEqual(['free-entry', 'purchase', 'limit-holds', 'signed-out']);
  });

  it.each([
    ['takes a break', takeBreak(null, 1, now)],
    ['is excluded', exclude(null, null, now)],
  ])('skips a promotional notice for a player who %s, and mails all others', async (_who, timeOut) => {
    const { all, subjects, notices } = await setup(['sweeps-expiring', 'exclusion', 'purchase'], {
      timeOut,
    });

    await all();

    expect(subjects()).toEqual(['exclusion', 'purchase']);
    expect(notices.written[0]?.mailedAt).toBeNull();
  });

  it('mails a promotional notice to other players', async () => {
    const { all, subjects } = await setup(['sweeps-expiring']);

    await all();

    expect(subjects()).toEqual(['sweeps-expiring']);
  });

  it('drops a notice of an erased player, and one that no longer exists', async () => {
    const { all, send, sent } = await setup(['purchase']);

    expect(await all('gone')).toEqual({ batchItemFailures: [] });
    const body = JSON.stringify({ player: 'p', notice: '2020' });
    expect(await send({ Records: [{ messageId: 'm', body, attributes: {} }] } as never)).toEqual({
      batchItemFailures: [],
    });

    expect(sent).toEqual([]);
  });

  it('keeps a failed mail and the ones after it in the queue, and logs no address', async () => {
    const { all, mail, logged, subjects } = await setup(['purchase', 'refund']);
    mail.isAway = true;

    const left = await all();

    expect(left.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m-0', 'm-1']);
    const [code, details] = logged as [string, { error: Error }];
    expect(code).toBe('MAIL_FAILED');
    expect(`${details.error.message} ${details.error.stack}`).not.toContain('mei@jade.test');
    expect(details.error.message).toBe('Email address is not verified: an address');

    mail.isAway = false;
    await all();
    expect(subjects()).toEqual(['purchase', 'refund']);
  });
});

describe('sendMail for an unverified address', () => {
  it('mails nothing', async () => {
    const { all, sent, notices } = await setup(['limit-holds', 'signed-out', 'purchase'], {
      isEmailProved: false,
    });

    await all();

    expect(sent).toEqual([]);
    expect(notices.written.every(({ mailedAt }) => mailedAt === null)).toBe(true);
  });
});

describe('sendMail above the limits', () => {
  const kinds = Array.from({ length: 30 }, () => 'purchase' as const);

  it('holds mails after seven in an hour, and sends one digest of them', async () => {
    const { all, sendDigest, clock, sent, mailLogs, notices } = await setup(kinds);

    await all();
    await all();
    const due = mailLogs.dueOf('p')!;
    await sendDigest();
    clock.now = due;
    await sendDigest();
    await sendDigest();

    expect(due).toEqual(new Date(now.getTime() + 3_600_000));
    expect(sent.map(([, { subject }]) => subject)).toEqual([
      ...Array.from({ length: 7 }, () => 'purchase'),
      '23 more notices from Jade Harbour',
    ]);
    expect(notices.written.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
    expect(mailLogs.dueOf('p')).toBeNull();
  });

  it('still mails a changed address', async () => {
    const { all, subjects } = await setup([...kinds, 'email-changed']);

    await all();

    expect(subjects().filter((subject) => subject === 'email-changed')).toHaveLength(2);
  });

  it('counts each mail about a changed address, so that other mails wait for a digest', async () => {
    const { all, subjects, mailLogs } = await setup(['email-changed', 'email-change-requested', ...kinds]);

    await all();

    expect(subjects()).toEqual([
      'email-changed',
      'email-changed',
      'email-change-requested',
      ...Array.from({ length: 4 }, () => 'purchase'),
    ]);
    expect(mailLogs.dueOf('p')).toEqual(new Date(now.getTime() + 3_600_000));
  });

  it('holds mails about limits after one in an hour', async () => {
    const { all, sendDigest, clock, mailLogs, subjects } = await setup(
      Array.from({ length: 30 }, () => 'limit-holds' as const),
    );

    await all();
    clock.now = mailLogs.dueOf('p')!;
    await sendDigest();

    expect(subjects()).toEqual(['limit-holds', '29 more notices from Jade Harbour']);
  });

  it('limits a digest to 50 notices', async () => {
    const { all, sendDigest, clock, mailLogs, subjects } = await setup(
      Array.from({ length: 80 }, () => 'purchase' as const),
    );

    await all();
    clock.now = mailLogs.dueOf('p')!;
    await sendDigest();

    expect(subjects().at(-1)).toBe('50 more notices from Jade Harbour');
  });

  it('leaves out of the digest what was turned off since', async () => {
    const { all, sendDigest, clock, mailLogs, subjects } = await setup(
      [...kinds.slice(0, 8), 'order-placed'],
      { muted: ['orders'] },
    );

    await all();
    clock.now = mailLogs.dueOf('p')!;
    await sendDigest();

    expect(subjects().at(-1)).toBe('One more notice from Jade Harbour');
  });
});
