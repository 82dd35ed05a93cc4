interface Related {
  readonly slug: string;
  readonly tags: readonly string[];
  readonly publishedOn: string;
}

/**
 * What to read after a post: those that share most tags with it first, of these the newest, and other posts only where there are not
 * enough.
 *
 * @param many  how many at most
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

/** The order of posts wherever they are listed; those of one day stand by their slugs. */
export function newestFirst(one: Related, other: Related): number {
  if (one.publishedOn !== other.publishedOn) return one.publishedOn < other.publishedOn ? 1 : -1;
  return one.slug < other.slug ? -1 : 1;
}
