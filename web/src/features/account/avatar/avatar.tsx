import { CircleUserRound } from 'lucide-react';
import './avatar.css';

/**
 * A player's avatar, or a placeholder. It is decorative, because the text beside it carries the information.
 *
 * @param url  undefined while it loads, null without an avatar
 */
export function Avatar({ url, isLarge = false }: { url: string | null | undefined; isLarge?: boolean }) {
  return (
    <span className="avatar" data-large={isLarge || undefined} data-loading={url === undefined || undefined}>
      {url === null && <CircleUserRound aria-hidden="true" strokeWidth={1.25} />}
      {typeof url === 'string' && <img src={url} alt="" />}
    </span>
  );
}
