import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer, PostBody } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLongList } from '#web/lib/api/use-long-list';
import { instantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { PagedList } from '../parts/paged-list';

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

/** Accounts that may belong to one person, longest wait first. Actions are on the pages of the players. */
export function SamePersonPanel({ loaded }: { loaded: Page }) {
  const list = useLongList(
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
      <p role="status">{message}</p>
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
            <SharedTraitRow key={shared.trait} shared={shared} onJudged={judged} />
          ))}
        </ul>
      </PagedList>
    </Panel>
  );
}

function SharedTraitRow({
  shared: { trait, kind, accounts, revision },
  onJudged,
}: {
  shared: SharedTrait;
  onJudged: (shared: SharedTrait) => void;
}) {
  const { send, isPending, failure } = useAttempt();
  const judge = (verdict: Verdict) =>
    void send(
      (idempotencyKey) =>
        playFabOps.post('/admin/shared-traits/verdicts', {
          body: { trait, verdict, revision },
          idempotencyKey,
        }),
      (answer) => onJudged(answer.trait),
      { choice: verdict },
    );

  return (
    <li className="same-person surface" aria-label={`${kindNames[kind]}, ${accounts.length} accounts`}>
      <strong>{kindNames[kind]}</strong>
      <ul>
        {accounts.map(({ player, seenAt }) => (
          <li key={player}>
            <Link className="text-link" to={paths.dashboardPlayer(player)}>
              {player}
            </Link>{' '}
            <span className="found-more">seen {instantLabel(seenAt)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" pending={isPending} onClick={() => judge('different-people')}>
          Different people
        </Button>
        <Button variant="outline" pending={isPending} onClick={() => judge('same-person')}>
          Same person
        </Button>
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
    </li>
  );
}
