import { useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer, PostBody } from '#web/lib/api/play-fab-ops-types';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import { Decision, type DecisionChoice } from '../parts/decision';
import { PagedList } from '../parts/paged-list';
import { StatusMessage } from '../parts/status-message';
import { useNamedList } from '../parts/use-named-list';

type Page = GetAnswer<'/admin/shared-traits'>;
type SharedTrait = Page['items'][number];
type Verdict = NonNullable<PostBody<'/admin/shared-traits/verdicts'>['body']>['verdict'];

const kindNames: Readonly<Record<SharedTrait['kind'], string>> = {
  home: 'Same home',
  network: 'Same network',
  card: 'Same card',
  device: 'Same device',
  person: 'Same name and birthday',
};

const verdicts: readonly DecisionChoice<Verdict>[] = [
  { value: 'different-people', label: 'Different people' },
  { value: 'same-person', label: 'Same person' },
];

/** Accounts that may belong to one person, longest wait first. Actions are on the pages of the players. */
export function SamePersonPanel({ loaded }: { loaded: Page }) {
  const list = useNamedList(
    loaded,
    ({ trait }) => trait,
    (after) => playFabOps.get('/admin/shared-traits', { query: { after } }),
  );
  const [message, setMessage] = useState('');

  function judged({ trait }: SharedTrait) {
    list.change((known) => known.filter((each) => each.trait !== trait));
    setMessage('Decision saved. If another account shares this, it is listed again.');
  }

  return (
    <Panel title="Same person?">
      <StatusMessage>{message}</StatusMessage>
      <PagedList
        of={list}
        empty={
          <p>
            No accounts to review. Accounts that share a home, card, device, or name and birthday appear here.
          </p>
        }
      >
        <ul className="grid gap-2">
          {list.items.map((shared) => (
            <SharedTraitRow key={shared.trait} shared={shared} nameOf={list.nameOf} onJudged={judged} />
          ))}
        </ul>
      </PagedList>
    </Panel>
  );
}

function SharedTraitRow({
  shared: { trait, kind, accounts, revision },
  nameOf,
  onJudged,
}: {
  shared: SharedTrait;
  nameOf: (player: string) => string;
  onJudged: (shared: SharedTrait) => void;
}) {
  return (
    <li
      className="flex flex-wrap gap-x-4 gap-y-1 justify-between px-4 py-3 text-sm tabular rounded-md wrap-anywhere panel"
      aria-label={`${kindNames[kind]}, ${accounts.length} accounts`}
    >
      <strong>{kindNames[kind]}</strong>
      <ul>
        {accounts.map(({ player, seenAt }) => (
          <li key={player}>
            <Link className="text-link" to={dashboardPaths.player(player)} title={player}>
              {nameOf(player)}
            </Link>{' '}
            <span className="found-more">seen {instantLabel(seenAt)}</span>
          </li>
        ))}
      </ul>
      <Decision
        choices={verdicts}
        decide={(verdict, idempotencyKey) =>
          playFabOps.post('/admin/shared-traits/verdicts', {
            body: { trait, verdict, revision },
            idempotencyKey,
          })
        }
        onDecided={(answer) => onJudged(answer.trait)}
      />
    </li>
  );
}
