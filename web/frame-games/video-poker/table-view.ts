import { cardOf } from '#domain/games/video-poker/deck';
import { type HandRank, rankOfResult, resultOf } from '#domain/games/video-poker/hand-rank';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { cardName } from '../cards/card-names';
import { find } from '../felt/find';
import type { FrameRound, TableChoice } from '../protocol/messages';
import { createBestPlay } from './best-play';
import { listed, rankNames } from './copy';
import { createPayRows } from './pay-rows';
import { type PayRow, readOutcome } from './read-outcome';
import { createSeats, type Seats } from './seats';
import { createStage } from './stage';
import { winningCards } from './winning-cards';

/** Everything that the player sees of a round. */
export interface TableView {
  readonly seats: Seats;
  /** Clears the table. */
  clear(table: TableChoice): void;
  /** Shows a message while a request is pending. */
  send(message: string): void;
  /** Reports a refused request. */
  refuse(message: string, note: string): void;
  /** The player's turn, with these cards already held. */
  showDealt(round: FrameRound, held?: readonly boolean[]): void;
  /** Shows the end of a round, marked as a replay if it is one. The site presents its win. */
  showSettled(round: FrameRound, options?: { isReplay?: boolean }): void;
}

/** @param onToggle  called after the player held or released a card */
export function createTableView(rows: readonly PayRow[], onToggle: () => void): TableView {
  const pays = createPayRows(find('#pays'), rows);
  const stage = createStage();
  const seats = createSeats(find('#seats'), onToggle);
  const bestPlay = createBestPlay(rows);

  return {
    seats,
    clear({ coin, stake }) {
      bestPlay.withdraw();
      seats.hold([]);
      seats.light(null);
      seats.setRank(null);
      seats.show([]);
      pays.mark(null);
      pays.price(coin, stake);
      stage.setPhase('idle');
      stage.setMessage('Jacks or better', 'Press Deal when you are ready.');
    },
    send(message) {
      pays.mark(null);
      stage.setPhase('asking');
      stage.setMessage(message);
    },
    refuse(message, note) {
      stage.setMessage(message, note);
      stage.announce(`${message}. ${note}`);
    },
    showDealt(round, held = []) {
      const { dealt } = readOutcome(round.outcome);
      const rank = rankOf(dealt);
      seats.hold(held);
      seats.setRank(rank && rankNames[rank]);
      pays.price(round.coin, round.stake);
      pays.mark(rank, 'dealt');
      stage.setPhase('holding');
      stage.setMessage(
        rank ? rankNames[rank] : 'Choose cards to hold',
        rank ? 'So far. Choose cards to hold, then draw.' : 'Then draw to replace the others.',
      );
      stage.announce(
        `You have ${listed(dealt.map(cardName))}.${rank ? ` ${rankNames[rank]} so far.` : ''} Hold cards with 1 to 5, then press Enter.`,
      );
    },
    showSettled(round, { isReplay = false } = {}) {
      const outcome = readOutcome(round.outcome);
      const { rank } = outcome;
      const hand = outcome.hand ?? outcome.dealt;
      const isPrize = round.payout > round.stake;
      pays.price(round.coin, round.stake);
      pays.mark(rank);
      seats.light(rank && winningCards(hand, rank));
      seats.setRank(rank ? rankNames[rank] : 'No win');
      stage.setPhase(isPrize ? 'won' : 'over');
      const [message, note] = endOf(rank, isPrize, payoutLabel(round));
      stage.setMessage(message, isReplay ? `Replay. ${note}` : note);
      // The site announces the amount.
      stage.announce(
        `${isReplay ? 'Replay: ' : ''}You have ${listed(hand.map(cardName))}. ${rank ? rankNames[rank] : 'No win'}.`,
      );
      bestPlay.offer(outcome);
    },
  };
}

function endOf(rank: HandRank | null, isPrize: boolean, amount: string): [words: string, note: string] {
  if (rank === null) return ['No win', 'You need a pair of jacks or better.'];
  return [rankNames[rank], isPrize ? `Pays ${amount}` : `You get your stake back: ${amount}`];
}

function rankOf(cards: readonly string[]): HandRank | null {
  return rankOfResult(resultOf(...(cards.map(cardOf) as [number, number, number, number, number])));
}

function payoutLabel({ coin, payout }: FrameRound): string {
  return `${formatAmount(coin, payout, { locale: document.documentElement.lang })} ${coinNames[coin].short}`;
}
