import type { ReactNode } from 'react';
import { Amount } from '#components/ui/amount';
import { formatAmount } from '#web/lib/coins';
import type { Round } from '#web/lib/play-fab-ops-types';
import { freeSpinsResult, resultWords, windowWords } from '../rounds/round-words';
import type { SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';
import { roundTime } from './round-time';

/**
 * One round of the past: what was shown, what it came to, and on request what proves it.
 *
 * @param proof  shows the proof of the round
 */
export function RoundEntry({ round, atlas, proof }: { round: Round; atlas: SymbolAtlas; proof: ReactNode }) {
  const net = round.payout - round.stake;
  const freeSpins = freeSpinsResult(round);
  const window = round.outcome.spins[0]?.window ?? [];
  return (
    <li className="slots-round">
      <div className="slots-round-head">
        <span className="slots-round-window" role="img" aria-label={windowWords(window, atlas)}>
          {window.map((symbols, reel) => (
            <span key={reel} className="slots-round-reel" aria-hidden="true">
              {symbols.map((symbol, row) => (
                <SymbolPicture key={row} atlas={atlas} symbol={symbol} />
              ))}
            </span>
          ))}
        </span>
        <span className="slots-round-facts">
          <Amount coin={round.coin} value={net} signed className="slots-round-net" />
          <span className="slots-note">{resultWords(round)}</span>
          {freeSpins && <span className="slots-note">{freeSpins}</span>}
          <span className="slots-note">Stake {formatAmount(round.coin, round.stake)}</span>
          <time className="slots-note" dateTime={round.at}>
            {roundTime(round.at)}
          </time>
        </span>
      </div>
      <details className="slots-round-proof">
        <summary>Check this round</summary>
        {proof}
      </details>
    </li>
  );
}
