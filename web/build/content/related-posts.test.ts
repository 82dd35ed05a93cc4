import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time';
import { newestFirst, relatedPosts } from './related-posts';

const post = (slug: string, publishedOn: string, ...tags: string[]) => ({ slug, publishedOn, tags });
const posts = [
  post('a', '2026-11-01', 'store', 'fair'),
  post('b', '2026-11-02', 'fair'),
  post('c', '2026-11-03', 'play'),
  post('d', '2026-11-04', 'store', 'fair'),
  post('e', '2026-11-05', 'fair'),
];

describe('relatedPosts', () => {
  it('prefers posts with more shared tags, then newer ones', () => {
    expect(relatedPosts(posts[0]!, posts, 3).map(({ slug }) => slug)).toEqual(['d', 'e', 'b']);
  });

  it('fills up with other posts', () => {
    expect(relatedPosts(posts[2]!, posts, 2).map(({ slug }) => slug)).toEqual(['e', 'd']);
  });

  it('excludes the post itself', () => {
    for (const each of posts) expect(relatedPosts(each, posts, 9)).not.toContain(each);
  });
});

it('newestFirst sorts posts by date, whatever their initial order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(posts, { minLength: posts.length }), (shuffled) => {
      expect(shuffled.toSorted(newestFirst).map(({ slug }) => slug)).toEqual(['e', 'd', 'c', 'b', 'a']);
    }),
  );
});

it.each([
  [0, 1],
  [220, 1],
  [330, 2],
  [1_000, 5],
])('%i words take %i minutes', (wordCount, minutes) => {
  expect(readingMinutes(wordCount)).toBe(minutes);
});
