import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { buttonClass } from '#components/ui/button';
import { Note } from '#components/ui/note';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { instantLabel } from '#web/lib/format/dates';
import { gameNameOf } from '#web/lib/games/game-names';
import { paths } from '#web/lib/paths';

/** A round in full, with the data that proves it and the way to its verification. */
export function RoundDetail({ round }: { round: Round }) {
  const { id, gameId, at, coin, stake, payout, isSettled, choice, decisions, proof } = round;
  const facts = [
    ['Game', gameNameOf(gameId)],
    ['Played', instantLabel(at)],
    ['Stake', <Amount key="stake" coin={coin} value={stake} />],
    ['Payout', isSettled ? <Amount key="payout" coin={coin} value={payout} /> : 'Awaits a decision'],
    ['Choice', choice ?? '–'],
    ['Decisions', decisions.join(', ') || '–'],
    ['Round', id],
    ['Client seed', proof.clientSeed],
    ['Round number on the seed', proof.nonce],
    ['Server seed hash', proof.serverSeedHash],
    ['Game version', proof.parHash],
  ] as const;
  return (
    <div className="grid gap-4">
      <dl className="admin-facts grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isSettled && (
        <Link
          className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}
          to={paths.staticPage('Fairness')}
          state={{ round }}
        >
          Verify this round
        </Link>
      )}
      <Note>
        A round can be verified once its player has changed the seed, which reveals the server seed. The
        transaction “Seed rotation” has it.
      </Note>
    </div>
  );
}
