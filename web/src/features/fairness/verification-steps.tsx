import { CircleCheck, CircleX } from 'lucide-react';
import { Notice } from '#components/ui/notice';
import type { RoundCheck } from '#domain/games/verify-round';
import { checkCopy } from './check-copy';
import { Hash } from './hash';
import { outcomeLabel } from './outcome-copy';
import { spinBySpin } from './spin-by-spin';
import type { Verification } from './verify-round';

/** The verification steps: results with explanations, and the values behind them on demand. */
export function VerificationSteps({
  verification,
  serverSeed,
}: {
  verification: Verification;
  serverSeed: string;
}) {
  const { checks, draw, holds } = verification;
  return (
    <div className="grid gap-4">
      <Notice tone={holds ? 'success' : 'error'}>
        {holds ? 'All checks passed. This round was fair.' : failureSummary(checks)}
      </Notice>
      <ol className="grid gap-4">
        {checks.map((check) => (
          <Step key={check.id} check={check} />
        ))}
      </ol>
      <dl className="proof-facts text-sm">
        <dt>Secret (server seed)</dt>
        <dd>
          <Hash text={serverSeed} />
        </dd>
        <dt>Input: your seed, round number, part 0</dt>
        <dd>{draw.message}</dd>
        <dt>Output (HMAC-SHA256), from which the result is drawn</dt>
        <dd>
          <Hash text={draw.block} />
        </dd>
      </dl>
    </div>
  );
}

function Step({ check }: { check: RoundCheck }) {
  const copy = checkCopy[check.id];
  const Icon = check.holds ? CircleCheck : CircleX;
  return (
    <li className="proof-step" data-holds={check.holds}>
      <Icon className="proof-icon" role="img" aria-label={check.holds ? 'Passed' : 'Failed'} size={22} />
      <div>
        <p className="font-bold">{copy.title}</p>
        <p className="text-sm">{check.holds ? copy.text : copy.failed}</p>
        <ComparedValues check={check} />
      </div>
    </li>
  );
}

function ComparedValues({ check }: { check: RoundCheck }) {
  if (check.id === 'outcome') {
    return (
      <p className="mbs-1 grid font-code text-xs wrap-anywhere text-muted">
        <span>Recorded: {outcomeLabel(check.recorded)}</span>
        <span>Computed here: {outcomeLabel(check.computed)}</span>
      </p>
    );
  }
  const parts = spinBySpin(check);
  if (parts.length === 0) {
    return (
      <p className="mbs-1 grid font-code text-xs wrap-anywhere text-muted">
        <span>Recorded: {check.recorded}</span>
        <span>Computed here: {check.computed}</span>
      </p>
    );
  }
  return (
    <dl className="proof-spins mbs-1 grid gap-1 font-code text-xs wrap-anywhere text-muted">
      {parts.map(({ name, recorded, computed, holds }) => (
        <div key={name} data-holds={holds}>
          <dt>{name}</dt>
          <dd>
            {holds
              ? `${recorded}, recorded and computed`
              : `Recorded: ${recorded}. Computed here: ${computed}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function failureSummary(checks: readonly RoundCheck[]): string {
  const isOtherVersion = checks.some(({ id, holds }) => id === 'machine' && !holds);
  return isOtherVersion
    ? 'This round was played on another version of the game, so only its secret can be verified here.'
    : 'A check failed. Please contact us and mention this round.';
}
