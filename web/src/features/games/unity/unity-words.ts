import type { Round } from '#web/lib/play-fab-ops-types';
import type { Hindrance } from '../console/hindrance';
import { toldWords } from '../frame/told-words';
import type { PlayState } from '../rounds/play-state';
import { resultWords } from '../rounds/result-words';

type Moment = Pick<PlayState, 'phase' | 'played' | 'resumed' | 'replayed'>;

/** The line under the game. */
export function messageWords(state: Moment, hindrance: Hindrance | null): string {
  const { phase, replayed } = state;
  if (phase === 'asking') return 'Good luck.';
  if (phase === 'showing') return replayed ? 'An earlier round, shown again.' : 'It turns…';
  if (hindrance && hindrance.reason !== 'pace') return hindrance.text;
  return toldWords(state) || 'One press of the button, one turn.';
}

/** What is read out: where the game came to rest and what that paid, once it has been shown. */
export function statusWords({ phase, played, resumed, replayed }: Moment): string {
  if (phase !== 'resting' || !played?.isSettled) return '';
  const { outcome } = played;
  const landed = outcome.family === 'wheel' ? `${landedWords(outcome)} ` : '';
  const which = replayed ? 'Shown again: ' : resumed ? 'Your last round is shown. ' : '';
  return `${which}${landed}${resultWords(played)}`;
}

/** Where a wheel came to rest, in words. */
export function landedWords({
  multiple,
}: Pick<Extract<Round['outcome'], { family: 'wheel' }>, 'multiple'>): string {
  if (multiple === 0) return 'It rests on open water.';
  return multiple === 1 ? 'It rests on the stake itself.' : `It rests on ${multiple} times the stake.`;
}
