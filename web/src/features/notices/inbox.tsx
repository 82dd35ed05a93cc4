import { BellOff, CheckCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button, buttonClass } from '#components/ui/button';
import { noticeKeptDays } from '#domain/notices/kept';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { onPlayerUpdate } from '#web/lib/live/player-updates';
import { NoticeRow } from './notice-row';
import { setUnread } from './unread';

/**
 * The notices of one inbox page. New notices reload it; only the player marks notices as read.
 *
 * @param isFirst  whether it is the page with the newest notices
 */
export function Inbox({ page, isFirst }: { page: GetAnswer<'/notices'>; isFirst: boolean }) {
  const { items, unread, next } = page;
  const { revalidate } = useRevalidator();
  const [newest] = items;

  useEffect(() => setUnread(unread), [unread]);
  useEffect(
    () => onPlayerUpdate('notice', { onUpdate: () => void revalidate(), onMissed: () => void revalidate() }),
    [revalidate],
  );

  if (items.length === 0 && isFirst)
    return (
      <EmptyState Icon={BellOff}>
        {`No notices yet. Receipts, limit changes and order updates appear here and are kept for ${noticeKeptDays} days.`}
      </EmptyState>
    );
  return (
    <>
      {isFirst && newest && unread > 0 && <MarkRead upTo={newest.id} onDone={() => void revalidate()} />}
      <ul className="grid gap-3">
        {items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      <p className="inbox-pages">
        {!isFirst && (
          <Link className={buttonClass({ variant: 'outline' })} to="?">
            Newest notices
          </Link>
        )}
        {next !== null && (
          <Link className={buttonClass({ variant: 'outline' })} to={`?before=${encodeURIComponent(next)}`}>
            Older notices
          </Link>
        )}
      </p>
    </>
  );
}

function MarkRead({ upTo, onDone }: { upTo: string; onDone: () => void }) {
  const { isPending, failure, send } = useAttempt();

  const mark = () =>
    send(
      () => playFabOps.post('/notices/reads', { body: { upTo } }),
      ({ unread }) => {
        setUnread(unread);
        onDone();
      },
    );

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" pending={isPending} onClick={() => void mark()}>
        <CheckCheck aria-hidden="true" size={18} />
        Mark all as read
      </Button>
      {failure !== null && <FailureNotice failure={failure} />}
    </div>
  );
}
