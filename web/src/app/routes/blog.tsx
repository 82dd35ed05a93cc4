import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { invalidRoute } from '#web/lib/page/not-found';
import { BlogIndex } from '../../features/reading/blog-index';

/** Loads the posts and the tag that the path names, in any letter case; a tag without posts is an invalid parameter. */
export async function load({ params, request }: LoaderFunctionArgs) {
  const { posts, tags } = await import('virtual:posts');
  const wanted = params['tag']?.toLowerCase();
  if (wanted === undefined) return { posts, tags, tag: null };
  const tag = tags.find(({ id }) => id === wanted);
  if (!tag) throw invalidRoute(request);
  return { posts: posts.filter((post) => post.tags.includes(tag.id)), tags, tag };
}

/** All posts of the blog, or those with one tag. */
export function Component() {
  return <BlogIndex {...useLoaderData<typeof load>()} />;
}
