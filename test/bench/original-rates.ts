import type { Original } from '#domain/games/originals/original';
import { listOriginals } from '#domain/games/originals/originals';
import { cipherDraws } from '../simulation/odds/cipher-draws';
import { playRandomly } from '../simulation/odds/play-randomly';
import type { Figure } from './figure';
import { processorSeconds } from './processor-seconds';
import type { Sizes } from './sizes';

/**
 * Rounds of each original per second of processor time, with random decisions and draws of the product's kind. Each decision plays the
 * round again from its start, as the product does.
 */
export function* measureOriginalRates({ rounds }: Sizes['originals']): Generator<Figure> {
  for (const original of listOriginals()) {
    const play = playerOf(original);
    // The first run compiles.
    play(Math.ceil(rounds / 10));
    const seconds = processorSeconds(() => play(rounds));
    yield {
      name: `rounds played: ${original.id}`,
      value: rounds / seconds / 1e6,
      unit: 'million/s',
      digits: 3,
    };
  }
}

/** A player of rounds on every example of a choice in turn. */
function playerOf(original: Original): (rounds: number) => void {
  const { id, examples } = original;
  const [draws, player] = [cipherDraws(`rate of ${id}`), cipherDraws(`player of ${id}`)];
  return (rounds) => {
    for (let round = 0; round < rounds; round += 1)
      playRandomly(original, examples[round % examples.length] ?? null, draws, player);
  };
}
