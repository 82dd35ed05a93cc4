import { describe, expect, it } from 'vitest';
import { hex, hmacSha256, sha256Hex } from './web-crypto';

const serverSeed = '0123456789abcdef'.repeat(4);

describe('sha256Hex', () => {
  it('hashes the text of the seed, not the bytes it spells', async () => {
    expect(await sha256Hex(serverSeed)).toBe(
      'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e',
    );
  });
});

describe('hmacSha256', () => {
  it.each([
    { nonce: 0, block: '99cd8ab28c59d67ffa774b6a4dac3386b218f3fe7883403d38bfc17e50fd8d62' },
    { nonce: 1, block: '008a8741b07e8b76939edca25bcd01f927e2028e80ae739f6fa7ff12cc08043c' },
  ])('returns the published block of nonce $nonce', async ({ nonce, block }) => {
    expect(hex(await hmacSha256(serverSeed, `client-seed:${nonce}:0`))).toBe(block);
  });
});
