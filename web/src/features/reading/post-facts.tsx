import type { PostSummary } from '#web/lib/written';
import { WrittenDay } from './written-day';

/** Date, reading time and, where there is room, the author of a post. */
export function PostFacts({
  post: { author, publishedOn, readingMinutes },
  isSigned = false,
}: {
  post: PostSummary;
  isSigned?: boolean;
}) {
  return (
    <p className="reading-facts">
      {isSigned && <span>{`By ${author}`}</span>}
      <WrittenDay day={publishedOn} />
      <span>{`${readingMinutes} min read`}</span>
    </p>
  );
}
