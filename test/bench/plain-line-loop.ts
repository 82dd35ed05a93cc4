import type { SlotMachine } from '#domain/games/slots/machine';
import { awardFor, basePhase, freePhase, type Phase } from '#domain/games/slots/phase';
import { scatterMultiple } from '#domain/games/slots/scatter';
import type { WordSource } from '#domain/games/slots/simulation/word-buffer';

/** Totals of rounds including free spins; pays are multiples of the stake. */
interface PlainTotals {
  readonly rounds: number;
  readonly freeSpins: number;
  readonly paid: number;
}

/** Strips and pay table as numbers, the only optimization of this loop. */
interface PlainReels {
  readonly strips: readonly Int8Array[];
  /** The first word per reel that would bias the stops. */
  readonly firstSkipped: readonly number[];
  readonly multiplier: number;
  /** By number of scatters. */
  readonly awards: Int32Array;
}

const wordRange = 2 ** 32;

/**
 * Baseline of the simulator: rounds in a careful plain implementation. Draws a word per reel, writes the window into a grid of numbers,
 * reads every line symbol by symbol, and counts the scatters.
 */
export function createPlainLoop(machine: SlotMachine, source: WordSource): (rounds: number) => PlainTotals {
  const { rows, symbols } = machine;
  const reelCount = machine.reels.length;
  const wild = symbols.indexOf(machine.wild);
  const scatter = symbols.indexOf(machine.scatter.symbol);
  /** Grid cells of each line by reel, line after line. */
  const cells = Int8Array.from(machine.lines.flatMap((line) => line.map((row, reel) => reel * rows + row)));
  const pays = Int32Array.from(
    symbols.flatMap((symbol) => machine.reels.map((_, reel) => machine.payTable[symbol]?.[reel] ?? 0)),
  );
  const counts = machine.reels.length * rows + 1;
  const scatterPays = Int32Array.from(
    { length: counts },
    (_, count) => scatterMultiple(machine, count) * machine.stakeParts,
  );
  const base = plainReels(basePhase(machine));
  const free = machine.freeSpins && plainReels(freePhase(machine.freeSpins));
  const most = machine.freeSpins?.most ?? 0;

  const words = new Uint32Array(16_384);
  let nextWord = words.length;
  const grid = new Int8Array(reelCount * rows);
  let scatters = 0;

  return (rounds) => {
    let [paid, freeSpins] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      paid += playSpin(base);
      if (!free) continue;
      let won = Math.min(base.awards[scatters]!, most);
      for (let played = 0; played < won; played += 1) {
        paid += playSpin(free);
        won = Math.min(won + free.awards[scatters]!, most);
        freeSpins += 1;
      }
    }
    return { rounds, freeSpins, paid };
  };

  function playSpin(reels: PlainReels): number {
    showWindow(reels);
    let paid = 0;
    scatters = 0;
    for (let line = 0; line < cells.length; line += reelCount) paid += payOfLine(line);
    for (let cell = 0; cell < grid.length; cell += 1) if (grid[cell] === scatter) scatters += 1;
    return (paid + scatterPays[scatters]!) * reels.multiplier;
  }

  function showWindow({ strips, firstSkipped }: PlainReels): void {
    for (let reel = 0; reel < reelCount; reel += 1) {
      const strip = strips[reel]!;
      let at = drawWord(firstSkipped[reel]!) % strip.length;
      for (let row = 0; row < rows; row += 1) {
        grid[reel * rows + row] = strip[at]!;
        at = at + 1 === strip.length ? 0 : at + 1;
      }
    }
  }

  /** @param line  index of its first cell */
  function payOfLine(line: number): number {
    let wilds = 0;
    while (wilds < reelCount && grid[cells[line + wilds]!] === wild) wilds += 1;
    const ofWilds = wilds > 0 ? pays[wild * reelCount + wilds - 1]! : 0;
    if (wilds === reelCount) return ofWilds;
    const lead = grid[cells[line + wilds]!]!;
    let count = wilds + 1;
    while (count < reelCount) {
      const symbol = grid[cells[line + count]!]!;
      if (symbol !== lead && symbol !== wild) break;
      count += 1;
    }
    const ofLead = pays[lead * reelCount + count - 1]!;
    return ofLead > ofWilds ? ofLead : ofWilds;
  }

  function drawWord(firstSkipped: number): number {
    for (;;) {
      if (nextWord === words.length) {
        source(words);
        nextWord = 0;
      }
      const word = words[nextWord]!;
      nextWord += 1;
      if (word < firstSkipped) return word;
    }
  }

  function plainReels(phase: Phase): PlainReels {
    return {
      strips: phase.reels.map((strip) => Int8Array.from(strip, (symbol) => symbols.indexOf(symbol))),
      firstSkipped: phase.reels.map((strip) => wordRange - (wordRange % strip.length)),
      multiplier: phase.multiplier,
      awards: Int32Array.from({ length: counts }, (_, count) => awardFor(phase, count)),
    };
  }
}
