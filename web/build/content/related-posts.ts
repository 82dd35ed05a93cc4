interface Related {
  readonly slug: string;
  readonly tags: readonly string[];
  readonly publishedOn: string;
}

/**
 * Posts to read after a post: those with the most shared tags first, newest first among equals, filled up with other posts.
 *
 * @param many  maximum number of posts
 */
export function relatedPosts<Post extends Related>(
  post: Related,
  posts: readonly Post[],
  many: number,
): Post[] {
  const shared = ({ tags }: Related) => tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((one, other) => shared(other) - shared(one) || newestFirst(one, other))
    .slice(0, many);
}

/** Comparator for lists of posts: newest first, then by slug. */
export function newestFirst(one: Related, other: Related): number {
  if (one.publishedOn !== other.publishedOn) return one.publishedOn < other.publishedOn ? 1 : -1;
  return one.slug < other.slug ? -1 : 1;
}
