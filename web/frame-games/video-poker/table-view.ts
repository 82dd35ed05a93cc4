import { cardOf } from '#domain/games/video-poker/deck';
import { type HandRank, rankOfResult, resultOf } from '#domain/games/video-poker/hand-rank';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { cardName } from '../cards/card-names';
import { find } from '../felt/find';
import { pauseFor } from '../felt/motion';
import type { Tones } from '../felt/tones';
import type { FrameRound, TableChoice } from '../protocol/messages';
import { createBestPlay } from './best-play';
import { listed, rankNames } from './copy';
import { countSteps } from './count-up';
import { createPayRows } from './pay-rows';
import { type PayRow, readOutcome } from './read-outcome';
import { createSeats, type Seats } from './seats';
import { createStage, type Stage } from './stage';
import { winningCards } from './winning-cards';

const betweenStepsMs = 36;

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
  /** Shows the end of a round. A new prize is counted up; a replay is marked as one. */
  showSettled(round: FrameRound, mode: 'new' | 'known' | 'again'): Promise<void>;
}

/** @param onToggle  called after the player held or released a card */
export function createTableView(rows: readonly PayRow[], tones: Tones, onToggle: () => void): TableView {
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
      seats.show([]);
      pays.mark(null);
      pays.price(coin, stake);
      stage.setPhase('idle');
      stage.setText('Jacks or better', 'Press Deal when you are ready.');
    },
    send(message) {
      pays.mark(null);
      stage.setPhase('asking');
      stage.setText(message);
    },
    refuse(message, note) {
      stage.setText(message, note);
      stage.announce(`${message}. ${note}`);
    },
    showDealt(round, held = []) {
      const { dealt } = readOutcome(round.outcome);
      const rank = rankOf(dealt);
      seats.hold(held);
      pays.price(round.coin, round.stake);
      pays.mark(rank, 'dealt');
      stage.setPhase('holding');
      stage.setText(
        rank ? rankNames[rank] : 'Choose cards to hold',
        rank ? 'So far. Choose cards to hold, then draw.' : 'Then draw to replace the others.',
      );
      stage.announce(
        `You have ${listed(dealt.map(cardName))}.${rank ? ` ${rankNames[rank]} so far.` : ''} Hold cards with 1 to 5, then press Enter.`,
      );
    },
    async showSettled(round, mode) {
      const outcome = readOutcome(round.outcome);
      const { rank } = outcome;
      const hand = outcome.hand ?? outcome.dealt;
      const isPrize = round.payout > round.stake;
      pays.price(round.coin, round.stake);
      pays.mark(rank);
      seats.light(rank && winningCards(hand, rank));
      stage.setPhase(isPrize ? 'won' : 'over');
      if (isPrize && mode === 'new') {
        tones.prize();
        await countUp(stage, round, rank);
      }
      const amount = payoutLabel(round, round.payout);
      const [message, note] = endOf(rank, isPrize, amount);
      const isAgain = mode === 'again';
      stage.setText(message, isAgain ? `Replay. ${note}` : note);
      stage.announce(
        `${isAgain ? 'Replay: ' : ''}You have ${listed(hand.map(cardName))}. ${rank ? `${rankNames[rank]} pays ${amount}.` : 'No win.'}`,
      );
      bestPlay.offer(outcome);
    },
  };
}

async function countUp(stage: Stage, round: FrameRound, rank: HandRank | null): Promise<void> {
  for (const step of countSteps(round.payout)) {
    stage.setText(...endOf(rank, true, payoutLabel(round, step)));
    await pauseFor(betweenStepsMs);
  }
}

function endOf(rank: HandRank | null, isPrize: boolean, amount: string): [words: string, note: string] {
  if (rank === null) return ['No win', 'You need a pair of jacks or better.'];
  return [rankNames[rank], isPrize ? `Pays ${amount}` : `You get your stake back: ${amount}`];
}

function rankOf(cards: readonly string[]): HandRank | null {
  return rankOfResult(resultOf(...(cards.map(cardOf) as [number, number, number, number, number])));
}

function payoutLabel({ coin }: FrameRound, units: number): string {
  return `${formatAmount(coin, units, { locale: document.documentElement.lang })} ${coinNames[coin].short}`;
}
