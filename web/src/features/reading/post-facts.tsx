import type { PostSummary } from '#web/lib/written';
import { WrittenDay } from './written-day';

/** Who wrote a post, unless that would be one thing too many, when it came out, and how long it takes to read. */
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
      <span>{`${readingMinutes} min to read`}</span>
    </p>
  );
}
