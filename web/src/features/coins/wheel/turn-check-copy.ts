import type { RoundCheck } from '#domain/games/verify-round';

const titles: Partial<Record<RoundCheck['id'], string>> = {
  seed: 'The secret seed is the one we locked in before the spin',
  machine: 'The wheel is the published one',
  outcome: 'The numbers give this prize',
  payout: 'You got what the wheel shows',
};

/** Title of a check of a turn. */
export function turnCheckTitle({ id }: Pick<RoundCheck, 'id'>): string {
  return titles[id] ?? id;
}
