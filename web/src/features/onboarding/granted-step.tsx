import { Clock, PartyPopper } from 'lucide-react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { buttonClass } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { paths } from '#web/lib/paths';
import { refusalTitle } from './refusal-title';

export type Welcome = GetAnswer<'/bonuses'>['welcome'];

/** The granted coins and links to continue. */
export function GrantedStep({
  welcome,
  next,
}: {
  /** The granted coins, or the failure to read them. */
  welcome: { granted: Welcome } | { failure: unknown };
  /** The original destination of the player. */
  next: string;
}) {
  return (
    <div className="grid gap-5">
      {'granted' in welcome ? (
        <ul className="grid grid-fit-68 gap-4">
          <Grant coin="gold" {...welcome.granted.gold} refusedAs={null} text="Play for fun." />
          <Grant
            coin="sweeps"
            {...welcome.granted.sweeps}
            text="Play them once, then redeem what you win for prizes."
          />
        </ul>
      ) : (
        <FailureNotice failure={welcome.failure} />
      )}
      <div className="flex flex-wrap gap-3">
        {next !== paths.home && (
          <Link className={buttonClass({ variant: 'primary', large: true })} to={next}>
            Continue where you left off
          </Link>
        )}
        <Link
          className={buttonClass({ variant: next === paths.home ? 'primary' : 'outline', large: true })}
          to={paths.home}
        >
          See games
        </Link>
        <Link className={buttonClass({ variant: 'outline', large: true })} to={paths.coins}>
          Get today’s free coins
        </Link>
      </div>
    </div>
  );
}

function Grant({
  coin,
  amount,
  granted,
  refusedAs,
  text,
}: {
  coin: Coin;
  amount: number;
  granted: boolean;
  refusedAs: string | null;
  text: string;
}) {
  const Icon = granted ? PartyPopper : Clock;
  return (
    <li className="welcome-grant panel" data-granted={granted || undefined}>
      <Icon aria-hidden="true" size={28} />
      <div>
        <Amount className="font-display text-2xl" coin={coin} value={amount} />
        <p className="text-sm">{granted ? `Added to your balance. ${text}` : refusalTitle(refusedAs)}</p>
      </div>
    </li>
  );
}
