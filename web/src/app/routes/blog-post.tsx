import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { invalidRoute } from '#web/lib/page/not-found';
import type { BlogTag, Post } from '#web/lib/page/written';
import { BlogPostArticle } from '../../features/reading/blog-post-article';

/** Loads the post that the path names, in any letter case, and the names of its tags. */
export async function load({
  params,
  request,
}: LoaderFunctionArgs): Promise<{ post: Post; tags: readonly BlogTag[] }> {
  const { texts, tags } = await import('virtual:posts');
  const slug = params['slug']?.toLowerCase() ?? '';
  const text = Object.hasOwn(texts, slug) ? texts[slug] : undefined;
  if (!text) throw invalidRoute(request);
  return { post: (await text()).default, tags };
}

/** One post with suggestions for further reading. */
export function Component() {
  return <BlogPostArticle {...useLoaderData<typeof load>()} />;
}
