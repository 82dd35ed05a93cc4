import type { PostSummary } from '#web/lib/written';
import { WrittenDay } from './written-day';

/** When a post came out, how long it takes to read, and where there is room for it who wrote it. */
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
