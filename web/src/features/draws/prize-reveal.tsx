import { Coins, Gift, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import type { Order } from '#contracts/orders/routes';
import type { RoundCheck } from '#domain/games/verify-round';
import { allParts } from '#domain/rewards/mystery/odds';
import { useAttempt } from '#web/lib/api/use-attempt';
import { countLabel } from '#web/lib/format/numbers';
import { paths } from '#web/lib/paths';
import { CheckList } from './check-list';
import './draws.css';

type PrizeDraw = NonNullable<Order['drawn']>;
type Given = PrizeDraw['pieces'][number]['given'];

const copy = {
  seed: 'The secret seed is the one we locked in before you ordered',
  machine: 'The odds are the published ones',
  outcome: 'The numbers give these prizes',
  payout: 'You got what the odds say',
};

/** The outcomes of the mystery prizes in an order, with their proof on demand. */
export function PrizeReveal({
  draw,
  check,
}: {
  draw: PrizeDraw;
  check: (draw: PrizeDraw) => Promise<RoundCheck[] | null>;
}) {
  const { proof, pieces } = draw;
  return (
    <Panel title={pieces.length === 1 ? 'Your mystery prize' : 'Your mystery prizes'}>
      <ul className="grid gap-3">
        {pieces.map(({ given }, index) => (
          <li key={index} className="prize-piece flex items-center gap-3 rounded-md px-4 py-3 border-line">
            <PieceIcon kind={given.kind} />
            <span>
              <GivenPrize given={given} />
            </span>
          </li>
        ))}
      </ul>
      <details className="chance-proof grid grid-cols-1 gap-4 pbs-4 border-bs-line">
        <summary>Proof of this draw</summary>
        <p>
          Before you ordered, we locked in a secret seed and published its fingerprint. Mixed with your own
          seed and the number of the draw, it gives a whole number below {countLabel(allParts)} for each
          mystery prize, which decides what you get. We reveal the secret seed when you change your seed.
        </p>
        <dl className="facts my-3 grid gap-1">
          <dt>Fingerprint of the secret seed (server seed hash)</dt>
          <dd>
            <code className="text-xs wrap-anywhere">{proof.serverSeedHash}</code>
          </dd>
          <dt>Your seed</dt>
          <dd>
            <code className="text-xs wrap-anywhere">{proof.clientSeed}</code>
          </dd>
          <dt>Number of the draw on this seed (nonce)</dt>
          <dd>
            <code>{proof.nonce}</code>
          </dd>
        </dl>
        <PrizeCheck check={() => check(draw)} />
        <Link className="text-link" to={paths.accountSection('fairness')}>
          Change your seed and see revealed seeds
        </Link>
      </details>
    </Panel>
  );
}

function PrizeCheck({ check }: { check: () => Promise<RoundCheck[] | null> }) {
  const [checks, setChecks] = useState<RoundCheck[] | 'secret' | null>(null);
  const { isPending, failure, send } = useAttempt();

  function run() {
    setChecks(null);
    void send(check, (found) => setChecks(found ?? 'secret'));
  }

  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      {checks === 'secret' && (
        <Notice tone="info">
          The secret seed of this draw is still in use, and showing it would give away your next rounds.
          Change your seed to reveal it.
        </Notice>
      )}
      {checks && checks !== 'secret' && <CheckList checks={checks} words={copy} />}
      <Button variant="outline" className="justify-self-start" pending={isPending} onClick={run}>
        Verify this draw
      </Button>
    </>
  );
}

function PieceIcon({ kind }: { kind: Given['kind'] }) {
  const Icon = kind === 'product' ? Gift : kind === 'sweeps' ? Sparkles : Coins;
  return <Icon aria-hidden="true" size={22} />;
}

function GivenPrize({ given }: { given: Given }) {
  if (given.kind === 'gold') return <Amount coin="gold" value={given.gold} />;
  if (given.kind === 'sweeps') return <Amount coin="sweeps" value={given.sweeps} />;
  if (given.kind === 'product') return <span className="font-bold">{given.name}</span>;
  return (
    <>
      <Amount coin="gold" value={given.gold} />
      <span className="block text-sm font-normal">{`${given.name} was no longer available`}</span>
    </>
  );
}
