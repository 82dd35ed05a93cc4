import { type FaultName, faultNames } from './kinds';

/** How often a fault struck, and how many of the operations that it applies to. */
export interface FaultFigures {
  readonly strikes: number;
  readonly operations: number;
  /** Of the operations that it applies to, the part that it struck at least once. */
  readonly rate: number;
}

/** What faults were possible for one operation, and which struck it: a bit for each kind. */
export interface Exposure {
  applicable: number;
  struck: number;
}

export interface FaultCount {
  /** An operation came to where a fault could strike. */
  applies(fault: FaultName, exposure: Exposure): void;
  strikes(fault: FaultName, exposure: Exposure): void;
  metrics(): Record<FaultName, FaultFigures>;
}

const bits = Object.fromEntries(faultNames.map((name, place) => [name, 1 << place])) as Record<
  FaultName,
  number
>;

export function countFaults(): FaultCount {
  const counts = Object.fromEntries(
    faultNames.map((name) => [name, { strikes: 0, applicable: 0, struck: 0 }]),
  ) as Record<FaultName, { strikes: number; applicable: number; struck: number }>;
  return { applies, strikes, metrics };

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

  function metrics(): Record<FaultName, FaultFigures> {
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
