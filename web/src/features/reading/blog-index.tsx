import { PageHead } from '#components/page-head';
import { Chip, Chips } from '#components/ui/chips';
import { brand } from '#domain/operator/brand';
import type { BlogTag, PostSummary } from '#web/lib/page/written';
import { paths } from '#web/lib/paths';
import { PostCard } from './post-card';
import { structuredList } from './structured';

/** Posts with one tag or all posts, newest first. */
export function BlogIndex({
  posts,
  tags,
  tag,
}: {
  posts: readonly PostSummary[];
  tags: readonly BlogTag[];
  tag: BlogTag | null;
}) {
  const path = tag ? paths.blogTag(tag.id) : paths.blog;
  const blurb = tag?.blurb ?? 'Fair games, responsible play and the prize store: how we work, in numbers.';
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-page">
      <PageHead
        title={tag ? `${tag.name} · Blog` : 'Blog'}
        description={`${blurb} From the ${brand.name} blog.`}
        path={path}
        feed={paths.blogFeed}
        structured={import.meta.env.SSR ? structuredList(tag ? [{ name: tag.name, path }] : []) : undefined}
      />
      <header className="grid gap-4 max-inline-176">
        <h1 className="reading-title">{tag?.name ?? 'Blog'}</h1>
        <p className="text-lg text-muted">{blurb}</p>
      </header>
      <Chips label="Tags">
        <Chip to={paths.blog} isChosen={!tag}>
          All posts
        </Chip>
        {tags.map(({ id, name }) => (
          <Chip key={id} to={paths.blogTag(id)} isChosen={id === tag?.id}>
            {name}
          </Chip>
        ))}
      </Chips>
      <div className="grid grid-fill-72 gap-6">
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}
