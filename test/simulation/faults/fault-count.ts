import { type FaultName, faultNames } from './kinds';

/** Number of strikes of a fault and of affected operations. */
export interface FaultFigures {
  readonly strikes: number;
  readonly operations: number;
  /** Share of the applicable operations with at least one strike. */
  readonly rate: number;
}

/** Bit sets of the faults that were possible for an operation and that struck it. */
export interface Exposure {
  applicable: number;
  struck: number;
}

export interface FaultCount {
  /** An operation reached a point where the fault could strike. */
  applies(fault: FaultName, exposure: Exposure): void;
  strikes(fault: FaultName, exposure: Exposure): void;
  figures(): Record<FaultName, FaultFigures>;
}

const bits = Object.fromEntries(faultNames.map((name, place) => [name, 1 << place])) as Record<
  FaultName,
  number
>;

export function countFaults(): FaultCount {
  const counts = Object.fromEntries(
    faultNames.map((name) => [name, { strikes: 0, applicable: 0, struck: 0 }]),
  ) as Record<FaultName, { strikes: number; applicable: number; struck: number }>;
  return { applies, strikes, figures };

  function applies(fault: FaultName, exposure: Exposure): void {
    if (exposure.applicable & bits[fault]) return;
    exposure.applicable |= bits[fault];
    counts[fault].applicable += 1;
  }

  function strikes(fault: FaultName, exposure: Exposure): void {
    applies(fault, exposure);
    counts[fault].strikes += 1;
    if (exposure.struck & bits[fault]) return;
    exposure.struck |= bits[fault];
    counts[fault].struck += 1;
  }

  function figures(): Record<FaultName, FaultFigures> {
    const rows = faultNames.map((name) => {
      const { strikes, applicable, struck } = counts[name];
      return [
        name,
        { strikes, operations: struck, rate: applicable === 0 ? 0 : struck / applicable },
      ] as const;
    });
    return Object.fromEntries(rows) as Record<FaultName, FaultFigures>;
  }
}
