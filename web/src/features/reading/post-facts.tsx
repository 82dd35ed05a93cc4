import type { PostSummary } from '#web/lib/page/written';
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
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {isSigned && <span>{`By ${author}`}</span>}
      <WrittenDay day={publishedOn} />
      <span>{`${readingMinutes} min read`}</span>
    </p>
  );
}
