import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { instantLabel } from '#web/lib/format/dates';
import { kindTones, type Notice } from './notice-kinds';

/** A notice in the inbox, marked while it is unread. */
export function NoticeRow({ notice: { kind, title, text, at, link, isRead } }: { notice: Notice }) {
  const { Icon, more } = kindTones[kind];
  return (
    <li className="inbox-row panel" data-read={isRead}>
      <span className={`inbox-icon ${isRead ? 'bg-raised text-on-raised' : 'bg-primary text-on-primary'}`}>
        <Icon aria-hidden="true" size={20} />
      </span>
      <div className="wrap-anywhere max-inline-prose min-inline-0">
        <h2 className="mbe-1 flex flex-wrap items-center gap-2 text-md font-bold">
          {title} {!isRead && <Badge tone="success">New</Badge>}
        </h2>
        <p>{text}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0 text-sm text-muted">
          <time dateTime={at}>{instantLabel(at)}</time>
          {link !== null && (
            <Link className="inbox-more" to={link}>
              {more}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
