import { Link } from 'react-router';
import { paths } from '#web/lib/paths';
import type { PostSummary } from '#web/lib/written';
import { WrittenDay } from './written-day';

/** A post in a list. The newest stands large, and its picture is there at once. */
export function PostCard({
  post: { slug, title, description, publishedOn, readingMinutes, picture },
  isFirst = false,
  as: Title = 'h2',
}: {
  post: PostSummary;
  isFirst?: boolean;
  as?: 'h2' | 'h3';
}) {
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
      <div className="post-card-words">
        <Title className="post-card-title">
          <Link className="post-card-link" to={paths.blogPost(slug)}>
            {title}
          </Link>
        </Title>
        <p className="post-card-text">{description}</p>
        <p className="reading-facts">
          <WrittenDay day={publishedOn} />
          <span>{`${readingMinutes} min to read`}</span>
        </p>
      </div>
    </article>
  );
}
