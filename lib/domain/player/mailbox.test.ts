import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

describe('mailboxOf', () => {
  it.each([
    ['Mei.Wong@Jade.test', 'mei.wong@jade.test'],
    ['mei.wong+casino@gmail.com', 'meiwong@gmail.com'],
    ['M.E.I.wong@GoogleMail.com', 'meiwong@gmail.com'],
    ['mei.wong+1@outlook.com', 'mei.wong@outlook.com'],
    ['mei@pm.me', 'mei@proton.me'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it.each([
    ['mei+1@jade.test', 'mei+2@jade.test'],
    ['mei.wong@outlook.com', 'meiwong@outlook.com'],
    ['mei@outlook.com', 'mei@hotmail.com'],
  ])('differs for %s and %s, which may be different people', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });
});
