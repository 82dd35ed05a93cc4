import { Link } from 'react-router';
import { Note } from '#components/ui/note';
import type { PostSummary } from '#web/lib/page/written';
import { paths } from '#web/lib/paths';
import { PostFacts } from './post-facts';

/** A post in a list. The newest is large and loads its picture eagerly. */
export function PostCard({
  post,
  isFirst = false,
  as: Title = 'h2',
}: {
  post: PostSummary;
  isFirst?: boolean;
  as?: 'h2' | 'h3';
}) {
  const { slug, title, description, picture } = post;
  return (
    <article className="post-card" data-first={isFirst || undefined}>
      <img
        className="post-card-picture"
        src={picture.src}
        alt=""
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className="grid content-start gap-3 p-5">
        <Title className="post-card-title">
          <Link className="post-card-link" to={paths.blogPost(slug)}>
            {title}
          </Link>
        </Title>
        <Note>{description}</Note>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
