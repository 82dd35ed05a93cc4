import { Link } from 'react-router';
import { PageHead } from '#components/page-head';
import type { BlogTag, Post } from '#web/lib/page/written';
import { paths } from '#web/lib/paths';
import { Contents } from './contents';
import { FoldedContents } from './contents-list';
import { PostCard } from './post-card';
import { PostFacts } from './post-facts';
import { structuredPost } from './structured';
import { WrittenText } from './written-text';

/** One post with its picture, and suggestions for further reading. */
export function BlogPostArticle({ post, tags }: { post: Post; tags: readonly BlogTag[] }) {
  const { slug, title, description, picture, headings, body } = post;
  return (
    <>
      <div className="reading page-width">
        <PageHead
          title={title}
          description={description}
          path={paths.blogPost(slug)}
          type="article"
          feed={paths.blogFeed}
          structured={import.meta.env.SSR ? structuredPost(post) : undefined}
        />
        <article className="grid grid-cols-1 content-start gap-8">
          <header className="grid gap-4 max-inline-176">
            <h1 className="reading-title">{title}</h1>
            <p className="text-lg text-muted">{description}</p>
            <PostFacts post={post} isSigned />
          </header>
          <img className="post-picture" {...picture} decoding="async" />
          <FoldedContents headings={headings} />
          <WrittenText body={body} />
          <nav className="post-tags flex flex-wrap gap-2" aria-label="Post tags">
            {tags
              .filter(({ id }) => post.tags.includes(id))
              .map(({ id, name }) => (
                <Link
                  key={id}
                  className="other-pages-link inline-flex items-center min-block-target px-4 text-sm font-bold border-strong rounded-full"
                  to={paths.blogTag(id)}
                >
                  {name}
                </Link>
              ))}
          </nav>
        </article>
        <Contents headings={headings} />
      </div>
      <section
        className="related below-fold page-width screen-only grid gap-6 pbs-8"
        aria-labelledby="related-title"
      >
        <h2 id="related-title" className="text-2xl">
          Read next
        </h2>
        <div className="grid grid-fill-72 gap-6">
          {post.related.map((each) => (
            <PostCard key={each.slug} post={each} as="h3" />
          ))}
        </div>
      </section>
    </>
  );
}
