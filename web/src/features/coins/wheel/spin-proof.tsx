import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { countLabel } from '#web/lib/format/numbers';
import { paths } from '#web/lib/paths';
import type { WheelTurn } from '../coins-views';
import type { CheckedTurn } from './check-turn';
import { DrawnAgain } from './drawn-again';

/** The inputs of a turn, for a recomputation once the seed is revealed. */
export function SpinProof({
  turn,
  of,
  drawAgain,
}: {
  turn: WheelTurn;
  of: number;
  drawAgain: (turn: WheelTurn) => Promise<CheckedTurn | null>;
}) {
  const { sweeps, segment, proof } = turn;
  return (
    <details className="wheel-proof gap-3 open:grid">
      <summary>Proof of this spin</summary>
      <p>
        Before you spun, we locked in a secret seed and published its fingerprint. Mixed with your own seed
        and the number of the spin, it gives a whole number below {countLabel(of)}, which decides the prize.
        We reveal the secret seed when you change your seed. Then anyone can verify the spin.
      </p>
      <dl className="wheel-proof-facts grid gap-1 pbs-3 text-sm">
        <dt>Prize</dt>
        <dd>
          <Amount coin="sweeps" value={sweeps} /> (row {segment + 1} of the table)
        </dd>
        <dt>Fingerprint of the secret seed (server seed hash)</dt>
        <dd>
          <code>{proof.serverSeedHash}</code>
        </dd>
        <dt>Your seed</dt>
        <dd>
          <code>{proof.clientSeed}</code>
        </dd>
        <dt>Number of the spin on this seed (nonce)</dt>
        <dd>
          <code>{proof.nonce}</code>
        </dd>
      </dl>
      <DrawnAgain turn={turn} drawAgain={drawAgain} />
      <Link className="text-link" to={paths.accountSection('fairness')}>
        Change your seed and see revealed seeds
      </Link>
    </details>
  );
}
