import { expect, it } from 'vitest';
import type { Deployment } from './published-file';
import { openPublishedSite } from './published-site';

const at = new Date('2026-11-01T12:00:00Z');

/** A deployment that would hand out any file of its folder, as one that is asked for `../` would. */
function deployment(files: Record<string, string>, cacheControl: string): Deployment {
  return {
    bucket: 'site',
    prefix: '',
    prunes: false,
    covers: () => true,
    keys: () => Object.keys(files),
    headers: { 'cache-control': cacheControl },
    read: (key) => Buffer.from(files[key] ?? 'a secret'),
  };
}

it('has each file with its type and the headers of the deployment that came last', () => {
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

it('has nothing but what was published', () => {
  const find = openPublishedSite([deployment({ 'a.js': 'a' }, '')], at);

  expect([find('../secret.txt'), find('none.js'), find('')]).toEqual([undefined, undefined, undefined]);
});

it('holds in a file what the host puts there, and says so in its tag', () => {
  const files = [deployment({ 'config.json': 'cloud' }, '')];
  const find = openPublishedSite(files, at, (key, bytes) => Buffer.from(`${key} of ${bytes.toString()}`));

  expect(find('config.json')?.bytes.toString()).toBe('config.json of cloud');
  expect(find('config.json')?.head.etag).not.toBe(openPublishedSite(files, at)('config.json')?.head.etag);
});
