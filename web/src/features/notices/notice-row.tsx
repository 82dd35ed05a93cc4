import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { kindTones, type Notice } from './notice-kinds';

const instantFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A notice in the inbox, marked while it is unread. */
export function NoticeRow({ notice: { kind, title, text, at, link, isRead } }: { notice: Notice }) {
  const { Icon, more } = kindTones[kind];
  return (
    <li className="inbox-row surface" data-read={isRead}>
      <span className="inbox-icon">
        <Icon aria-hidden="true" size={20} />
      </span>
      <div className="inbox-words">
        <h2 className="inbox-title">
          {title} {!isRead && <Badge tone="success">New</Badge>}
        </h2>
        <p>{text}</p>
        <p className="inbox-foot">
          <time dateTime={at}>{instantFormat.format(new Date(at))}</time>
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
