import { describe, expect, it } from 'vitest';
import { ticketRules } from '#domain/support/ticket';
import { cannedReplies, withReply } from './canned-replies';

describe('canned replies', () => {
  it('fit into a message and have unique labels', () => {
    expect(new Set(cannedReplies.map(({ label }) => label)).size).toBe(cannedReplies.length);
    for (const { text } of cannedReplies) expect(text.length).toBeLessThan(ticketRules.longestMessage / 2);
  });

  it('replace an empty answer, and follow what was written', () => {
    expect(withReply(' \n', 'Solved.')).toBe('Solved.');
    expect(withReply('Hello Mei,\n', 'Solved.')).toBe('Hello Mei,\n\nSolved.');
  });
});
