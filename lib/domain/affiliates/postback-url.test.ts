import { describe, expect, it } from 'vitest';
import type { PostbackEvent } from './postback';
import { fillPostbackUrl, isPostbackUrl, longestPostbackUrl, postbackPlaceholders } from './postback-url';

const event: PostbackEvent = {
  id: 'e1',
  kind: 'commission',
  at: new Date('2026-11-27T12:00:00Z'),
  click: 'click 1&x=/',
  subId: 'spring',
  link: 'H7QMX2',
  commissionCents: -269,
};

describe('isPostbackUrl', () => {
  it.each([
    'https://tracker.example/postback',
    'https://tracker.example',
    'https://Tracker.Example/p?e={event}&id={event_id}&c={click_id}&s={sub_id}&l={link}&a={amount}',
    'https://tracker.example/{event}/{click_id}',
    'https://10.tracker.example/',
    'https://tracker.example/a..b/.well-known/p?x=/../',
  ])('accepts %s', (url) => {
    expect(isPostbackUrl(url)).toBe(true);
  });

  it.each([
    ['another scheme', 'http://tracker.example/'],
    ['no scheme', 'tracker.example/'],
    ['credentials', 'https://me:secret@tracker.example/'],
    ['a user name', 'https://me@tracker.example/'],
    ['another port', 'https://tracker.example:8443/'],
    ['a fragment', 'https://tracker.example/#a'],
    ['an empty fragment', 'https://tracker.example/#'],
    ['an IPv4 address', 'https://93.184.216.34/'],
    ['an IPv4 address as a number', 'https://2130706433/'],
    ['an IPv4 address in hexadecimal', 'https://0x7f.0.0.1/'],
    ['a short IPv4 address', 'https://127.1/'],
    ['an IPv6 address', 'https://[::1]/'],
    ['localhost', 'https://localhost/'],
    ['a name below localhost', 'https://admin.localhost/'],
    ['localhost with the dot of the root', 'https://localhost./'],
    ['a name without a dot', 'https://intranet/'],
    ['a name of a private network', 'https://metadata.google.internal/'],
    ['a multicast DNS name', 'https://printer.local/'],
    ['a placeholder in the host', 'https://{sub_id}.tracker.example/'],
    ['a placeholder in the credentials', 'https://{sub_id}@tracker.example/'],
    ['an unknown placeholder', 'https://tracker.example/?p={player}'],
    ['an open brace', 'https://tracker.example/?p={event'],
    ['a backslash before the host', String.raw`https://\@evil.example/`],
    ['a slash before the host', 'https:///evil.example/'],
    ['a name beyond ASCII', 'https://b\u00fccher.example/'],
    ['a segment of the parent folder', 'https://tracker.example/a/../b'],
    ['an encoded segment of dots', 'https://tracker.example/%2E./b'],
    ['a segment of one dot at the end', 'https://tracker.example/a/.?x=1'],
    ['a space', 'https://tracker.example/a b'],
    ['a line break', 'https://tracker.example/\n'],
    ['a length over the limit', `https://tracker.example/${'a'.repeat(longestPostbackUrl)}`],
  ])('refuses %s', (_what, url) => {
    expect(isPostbackUrl(url)).toBe(false);
  });
});

describe('fillPostbackUrl', () => {
  it('fills every placeholder, encoded, with the amount in dollars', () => {
    const query = postbackPlaceholders.map((name) => `${name}={${name}}`).join('&');

    const url = fillPostbackUrl(`https://tracker.example/p?${query}`, event);

    expect(url).toBe(
      'https://tracker.example/p?event=commission&event_id=e1&click_id=click%201%26x%3D%2F&sub_id=spring&link=H7QMX2&amount=-2.69',
    );
  });

  it('cannot leave the path by what a placeholder contains', () => {
    const url = fillPostbackUrl('https://tracker.example/a/{sub_id}', { ...event, subId: '../../x?y#z' });

    expect(new URL(url).href).toBe('https://tracker.example/a/..%2F..%2Fx%3Fy%23z');
  });

  it.each(['.', '..'])('throws for a segment that a value makes %s', (subId) => {
    expect(() => fillPostbackUrl('https://tracker.example/a/{sub_id}/b', { ...event, subId })).toThrow(
      RangeError,
    );
    expect(fillPostbackUrl('https://tracker.example/a?s={sub_id}', { ...event, subId })).toBe(
      `https://tracker.example/a?s=${subId}`,
    );
  });

  it('throws for a URL that is none of a postback', () => {
    expect(() => fillPostbackUrl('https://localhost/', event)).toThrow(RangeError);
  });
});
