import { CircleUserRound } from 'lucide-react';
import './avatar.css';

/**
 * A player's picture, or a sign in its place. It says nothing that the words beside it do not.
 *
 * @param url  undefined while it loads, null where there is none
 */
export function Avatar({ url, isLarge = false }: { url: string | null | undefined; isLarge?: boolean }) {
  return (
    <span className="avatar" data-large={isLarge || undefined} data-loading={url === undefined || undefined}>
      {url === null && <CircleUserRound aria-hidden="true" strokeWidth={1.25} />}
      {typeof url === 'string' && <img src={url} alt="" />}
    </span>
  );
}
