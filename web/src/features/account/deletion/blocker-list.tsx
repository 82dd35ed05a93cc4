import { Link } from 'react-router';
import { games } from 'virtual:catalog';
import { Notice } from '#components/ui/notice';
import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { gameLink } from '#web/lib/games/coins-path';
import { blockerMessage } from './deletion-copy';

/** The blockers of a deletion, each with a link to resolve it. */
export function BlockerList({ blockers }: Pick<AccountDeletion, 'blockers'>) {
  return (
    <Notice tone="info">
      <p className="font-bold">These must be settled first:</p>
      <ul className="mbs-2 grid gap-2">
        {blockers.map((each) => {
          const { text, way } = blockerMessage(each, (id) => gameLink(games, id));
          return (
            <li key={`${each.kind} ${each.name}`}>
              {text}{' '}
              <Link className="text-link" to={way.to}>
                {way.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
