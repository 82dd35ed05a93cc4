import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { bellName, spellCount } from './bell-copy';
import { useBell, watchUnread } from './unread';
import './bell.css';

/** Link to the inbox with the number of unread notices. It animates when one arrives. */
export default function Bell() {
  const { unread, latest } = useBell();
  useEffect(() => watchUnread(), []);

  return (
    <>
      <Link
        className={buttonClass({ variant: 'quiet', icon: true, className: 'bell relative' })}
        to={paths.notices}
        aria-label={bellName(unread)}
      >
        <BellIcon
          key={latest?.topic ?? 'still'}
          className={latest ? 'bell-rings' : ''}
          aria-hidden="true"
          size={22}
        />
        {unread !== null && unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {spellCount(unread)}
          </span>
        )}
      </Link>
      <span className="sr-only" role="status">
        {latest && `New notice: ${latest.text}`}
      </span>
    </>
  );
}
