import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { notFound } from '#web/lib/page/not-found';
import type { BlogTag, Post } from '#web/lib/page/written';
import { BlogPostArticle } from '../../features/reading/blog-post-article';

/** Loads the post that the path names, in any letter case, and the names of its tags. */
export async function load({
  params,
  request,
}: LoaderFunctionArgs): Promise<{ post: Post; tags: readonly BlogTag[] }> {
  const { texts, tags } = await import('virtual:posts');
  const text = texts[params['slug']?.toLowerCase() ?? ''];
  if (!text) throw notFound(request);
  return { post: (await text()).default, tags };
}

/** One post with suggestions for further reading. */
export function Component() {
  return <BlogPostArticle {...useLoaderData<typeof load>()} />;
}
