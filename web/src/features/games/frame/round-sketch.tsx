import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { cardName, cardSymbols } from '../../../../frame-games/cards/card-names';
import { describeRound } from './describe-round';

/** Sketch of a framed round for the history: a short text, and cards as symbols with accessible names. */
export function sketchOf(round: Round, rules: PublishedGame['rules']) {
  const { short, cards, notes } = describeRound(round, rules);
  const picture = (
    <span className="grid flex-none gap-1 justify-items-center max-inline-34 text-sm text-center">
      <span className="frame-sketch">{short}</span>
      {cards.map(({ owner, cards: dealt }) => (
        <span key={owner}>
          {owner} <span aria-hidden="true">{dealt.map(cardSymbols).join(' ')}</span>
          <span className="sr-only">{dealt.map((card) => cardName(card)).join(', ')}</span>
        </span>
      ))}
    </span>
  );
  return { picture, notes };
}
