import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

vi.mock('virtual:posts', () => ({
  posts: [{ slug: 'fair-games', tags: ['fairness'] }],
  tags: [{ id: 'fairness', name: 'Fairness', blurb: '' }],
  texts: { 'fair-games': async () => ({ default: { slug: 'fair-games' } }) },
}));

const args = (path: string, params: LoaderFunctionArgs['params']) =>
  ({
    request: new Request(`https://jade.test${path}`),
    params,
    context: {},
  }) as unknown as LoaderFunctionArgs;

describe('load of a blog post', () => {
  it('finds a post in any letter case', async () => {
    const { load } = await import('./routes/blog-post');

    expect(await load(args('/blog/post/Fair-Games', { slug: 'Fair-Games' }))).toMatchObject({
      post: { slug: 'fair-games' },
    });
  });

  it.each(['no-such-post', 'constructor', '__proto__', 'toString'])(
    'responds with 404 to the slug %s',
    async (slug) => {
      const { load } = await import('./routes/blog-post');

      await expect(load(args(`/blog/post/${slug}`, { slug }))).rejects.toMatchObject({
        data: `Page Not Found: /blog/post/${slug}`,
        init: { status: 404 },
      });
    },
  );
});

describe('load of the blog', () => {
  it('filters posts by a tag in any letter case', async () => {
    const { load } = await import('./routes/blog');

    expect(await load(args('/blog/Fairness', { tag: 'Fairness' }))).toMatchObject({
      posts: [{ slug: 'fair-games' }],
      tag: { id: 'fairness' },
    });
  });

  it('responds with 404 to an unknown tag', async () => {
    const { load } = await import('./routes/blog');

    await expect(load(args('/blog/nope', { tag: 'nope' }))).rejects.toMatchObject({
      data: 'Page Not Found: /blog/nope',
      init: { status: 404 },
    });
  });
});
