import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { personName } from '../parts/person-name';
import type { AdminPlayer } from './admin-player';
import { PlayerBadges } from './player-badges';

/** The name of a player, what restricts them, and links to their actions and to those of admins. */
export function PlayerHead({ of }: { of: AdminPlayer }) {
  return (
    <header className="admin-head flex flex-wrap items-center gap-3">
      <div>
        <h1 className="page-title">{personName(of)}</h1>
        <Note className="wrap-anywhere">{of.player}</Note>
      </div>
      <PlayerBadges of={of} />
      {of.groups.includes('ADMINS') && <Badge tone="secondary">Admin</Badge>}
      <a className={buttonClass({ variant: 'outline' })} href="#actions">
        Actions
      </a>
      <Link
        className={buttonClass({ variant: 'outline' })}
        to={`${dashboardPaths.audit}?${new URLSearchParams({ player: of.player }).toString()}`}
      >
        Admin activity
      </Link>
    </header>
  );
}
