import { Check, Circle } from 'lucide-react';
import { Amount } from '#components/ui/amount';
import { Panel } from '#components/ui/panel';
import type { Coin } from '#domain/money/coin';
import type { WelcomeView } from './coins-views';
import { RefusedAhead } from './refused-ahead';

/** The welcome gifts: which were granted, and what the others require. */
export function WelcomeGrants({ welcome: { gold, sweeps } }: { welcome: WelcomeView }) {
  return (
    <Panel title="Welcome gifts" className="grid grid-fit-68 gap-4">
      <ul className="grid gap-4">
        <Grant coin="gold" {...gold} thing="your email address is confirmed" />
        <Grant coin="sweeps" {...sweeps} thing="your age and eligible state are on file" />
      </ul>
      {!sweeps.granted && sweeps.refusedAs !== null && <RefusedAhead code={sweeps.refusedAs} />}
    </Panel>
  );
}

function Grant({
  coin,
  amount,
  granted,
  thing,
}: {
  coin: Coin;
  amount: number;
  granted: boolean;
  thing: string;
}) {
  return (
    <li className="grant" data-granted={granted || undefined}>
      <span className="grant-mark" aria-hidden="true">
        {granted ? <Check size={16} strokeWidth={3} /> : <Circle size={16} />}
      </span>
      <span>
        <Amount coin={coin} value={amount} />
        <span className="block text-sm text-muted">
          {granted ? 'Received: ' : 'You get this once '}
          {thing}
        </span>
      </span>
    </li>
  );
}
