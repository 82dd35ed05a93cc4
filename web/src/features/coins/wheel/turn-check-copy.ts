import type { RoundCheck } from '#domain/games/verify-round';

const titles: Partial<Record<RoundCheck['id'], string>> = {
  seed: 'The secret is the one that was promised before the turn',
  machine: 'The wheel is the published one',
  outcome: 'The numbers name this prize',
  payout: 'The prize is what the wheel says',
};

/** Title of a check of a turn. */
export function turnCheckTitle({ id }: Pick<RoundCheck, 'id'>): string {
  return titles[id] ?? id;
}
