import { Link } from 'react-router';
import { Notice } from '#components/ui/notice';
import { refusalMessages } from '#web/lib/api/refusal-copy';
import { paths } from '#web/lib/paths';
import type { Quests } from './quests-views';

/** Why quests are unavailable, or why rewards are Gold Coins only, with a link to resolve it where there is one. */
export function QuestNotices({ quests: { refusedAs, sweepsRefusedAs } }: { quests: Quests }) {
  if (refusedAs !== null)
    return (
      <Notice tone="info">
        <p className="font-bold">{refusalMessages[refusedAs].title}</p>
        <p>{refusalMessages[refusedAs].text} Until then your quests are locked.</p>
      </Notice>
    );
  if (sweepsRefusedAs === null) return null;
  return (
    <Notice tone="info">
      <p className="font-bold">For now, your quests pay Gold Coins only.</p>
      <p>
        {refusalMessages[sweepsRefusedAs].title}{' '}
        {sweepsRefusedAs === 'player/age-and-state-needed' && (
          <Link className="text-link" to={paths.welcome}>
            Add them now
          </Link>
        )}
        {sweepsRefusedAs === 'player/residency-unconfirmed' && (
          <Link className="text-link" to={paths.accountSection('profile')}>
            Confirm it in your profile
          </Link>
        )}
      </p>
    </Notice>
  );
}
