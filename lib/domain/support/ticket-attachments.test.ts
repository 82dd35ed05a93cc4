import { describe, expect, it } from 'vitest';
import { answerTicket, openTicket, replyTo, type Ticket, type TicketRefused } from './ticket';
import { awaitsAttachment, findAttachment, noteAttachment } from './ticket-attachments';

const at = new Date('2026-11-21T12:00:00Z');
const details = { player: 'mei', id: '2026-11-21-120000000-abcdef', topic: 'other', about: null } as const;
const first = { text: 'See the picture.', at, request: 'first', fileNames: ['a.png', 'b.pdf'] };
const found = { contentType: 'image/png', bytes: 12, sha256: '0a1b' } as const;

function done(result: Ticket | TicketRefused): Ticket {
  if ('code' in result) throw new Error(result.code);
  return result;
}

describe('a message with files', () => {
  it('announces them in order, each with an id of its own', () => {
    const ticket = openTicket(details, first);

    expect(ticket.thread[0]).toMatchObject({
      attachments: [
        { id: 'first0', name: 'a.png', finding: null },
        { id: 'first1', name: 'b.pdf', finding: null },
      ],
    });
  });

  it('has no attachments without files', () => {
    expect(openTicket(details, { ...first, fileNames: [] }).thread[0]).not.toHaveProperty('attachments');
  });

  it('is repeated by the same names, and refused for others', () => {
    const reply = { ...first, request: 'reply' };
    const ticket = done(replyTo(openTicket(details, first), reply));

    expect(replyTo(ticket, reply)).toBe(ticket);
    for (const fileNames of [[], ['a.png'], ['b.pdf', 'a.png']])
      expect(replyTo(ticket, { ...reply, fileNames })).toEqual({ code: 'idempotency/key-reused' });
  });
});

describe('findAttachment', () => {
  it('finds a file with the side that sent it', () => {
    const ticket = done(answerTicket(openTicket(details, first), { ...first, request: 'answer' }));

    expect(findAttachment(ticket, 'first1')).toMatchObject({ attachment: { name: 'b.pdf' }, from: 'player' });
    expect(findAttachment(ticket, 'answer0')).toMatchObject({ attachment: { name: 'a.png' }, from: 'admin' });
    expect(findAttachment(ticket, 'other0')).toBeUndefined();
  });

  it('finds until when the file may be uploaded: 30 minutes from its message', () => {
    const ticket = openTicket(details, first);

    expect(findAttachment(ticket, 'first0')?.uploadUntil).toEqual(new Date('2026-11-21T12:30:00Z'));
  });
});

describe('noteAttachment', () => {
  it('notes one file and changes neither state nor place in the queue', () => {
    const before = openTicket(details, first);

    const after = noteAttachment(before, 'first0', found);

    expect(findAttachment(after, 'first0')?.attachment.finding).toEqual(found);
    expect(awaitsAttachment(after, 'first1')).toBe(true);
    expect(after).toMatchObject({ state: 'open', since: at, revision: before.revision + 1 });
  });

  it.each([['first0'], ['unknown']])('leaves a ticket unchanged that does not await %s', (id) => {
    const ticket = noteAttachment(openTicket(details, first), 'first0', found);

    expect(noteAttachment(ticket, id, { fault: 'not-accepted' })).toBe(ticket);
  });
});
