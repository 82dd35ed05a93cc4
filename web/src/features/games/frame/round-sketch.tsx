import type { Round } from '#web/lib/play-fab-ops-types';
import type { RoundSketch } from '../history/round-entry';
import { handRankName } from './hand-rank-name';

/** A round of a game in a frame as the history draws it: in a few words, as the page knows its outcome. */
export const sketchOf: RoundSketch = (round) => {
  const { short, notes } = told(round);
  return { picture: <span className="frame-sketch">{short}</span>, notes };
};

function told({ outcome, choice }: Round): { short: string; notes: string[] } {
  switch (outcome.family) {
    case 'roulette':
      return { short: String(outcome.pocket), notes: choice === null ? [] : [`Chips: ${choice}`] };
    case 'blackjack': {
      const { hands, dealer } = outcome;
      const cards = hands.map((hand) => hand.cards.join(' ')).join(' and ');
      return {
        short: `${hands.map(({ total }) => total).join(', ')} : ${dealer.total}`,
        notes: [`You ${cards}, dealer ${dealer.cards.join(' ')}`],
      };
    }
    case 'video-poker':
      return {
        short: outcome.rank === null ? 'No win' : handRankName(outcome.rank),
        notes: [(outcome.hand ?? outcome.dealt).join(' ')],
      };
    default:
      return { short: outcome.family, notes: [] };
  }
}
