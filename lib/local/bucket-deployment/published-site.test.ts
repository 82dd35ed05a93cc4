import { expect, it } from 'vitest';
import { openPublishedSite } from './published-site';
import type { Deployment } from './resources';

const at = new Date('2026-11-01T12:00:00Z');

/** A deployment that would read any file relative to its folder, including `../`. */
function deployment(files: Record<string, string>, cacheControl: string): Deployment {
  return {
    bucket: 'site',
    keys: () => Object.keys(files),
    headers: { 'cache-control': cacheControl },
    read: (key) => Buffer.from(files[key] ?? 'a secret'),
  };
}

it('returns each file with its type and the headers of the latest deployment', () => {
  const find = openPublishedSite(
    [deployment({ 'a.js': 'old', 'b.css': 'b' }, 'old'), deployment({ 'a.js': 'new' }, 'new')],
    at,
  );

  expect(find('a.js')?.bytes.toString()).toBe('new');
  expect(find('a.js')?.head).toMatchObject({
    headers: { 'content-type': 'text/javascript', 'cache-control': 'new' },
    modifiedAt: at.getTime(),
    size: 3,
  });
  expect(find('b.css')?.head.headers).toEqual({ 'content-type': 'text/css', 'cache-control': 'old' });
});

it('returns only published files', () => {
  const find = openPublishedSite([deployment({ 'a.js': 'a' }, '')], at);

  expect([find('../secret.txt'), find('none.js'), find('')]).toEqual([undefined, undefined, undefined]);
});

it('returns the content of the overlay, with a tag of its own', () => {
  const files = [deployment({ 'config.json': 'cloud' }, '')];
  const find = openPublishedSite(files, at, (key, bytes) => Buffer.from(`${key} of ${bytes.toString()}`));

  expect(find('config.json')?.bytes.toString()).toBe('config.json of cloud');
  expect(find('config.json')?.head.etag).not.toBe(openPublishedSite(files, at)('config.json')?.head.etag);
});
