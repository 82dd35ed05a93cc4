import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signatureHeader, signPostback } from './sign-postback';

const terms = readFileSync('content/pages/AffiliateTerms.md', 'utf8');

describe('signPostback', () => {
  it('returns the signature of the example in the affiliate terms', () => {
    const url = 'https://tracker.example/p?event=commission&id=a%2Fb&amount=8.69';
    const at = new Date('2026-11-27T12:00:00.900Z');

    const signature = signPostback('example-secret', new URL(url), at);

    expect(terms).toContain(`\`1795780800.${url}\``);
    expect(terms).toContain(`\`${signatureHeader}: ${signature}\``);
  });
});
