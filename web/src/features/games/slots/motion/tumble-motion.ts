/** How one reel changes in a tumble: which rows empty, and how far each symbol falls into its row of the next window. */
export interface ReelFall {
  readonly gone: ReadonlySet<number>;
  /** Rows that the symbol of each row has fallen; 0 for those that stay. */
  readonly drops: readonly number[];
}

/** Where the symbols of a reel are at one moment of a tumble. */
export interface TumbleMoment {
  /** Whether the symbols have begun to fall, so that the next window is on show. */
  readonly isFalling: boolean;
  /** By row, how far the symbol is above its place, in rows. */
  readonly lifts: readonly number[];
  /** Rows whose symbols vanish, and how far they have, from 0 to 1. */
  readonly gone: ReadonlySet<number>;
  readonly vanished: number;
}

export const vanishMs = 300;
const fallMs = 460;
/** How long a tumble takes. */
export const tumbleMs = vanishMs + fallMs;
/** The share of a fall at which the symbols first touch their places, before they bounce. */
const touchdown = 0.72;
/** When falling symbols first touch their places. */
export const landedMs = vanishMs + touchdown * fallMs;

/** How far a symbol that wins rises before it is gone, in rows. */
const riseRows = 0.5;
const none: ReadonlySet<number> = new Set();

/** The rows that empty, and the drops into the next window. */
export function reelFall(rows: number, gone: ReadonlySet<number>): ReelFall {
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row));
  const fresh = rows - kept.length;
  const drops = Array.from({ length: rows }, (_, row) =>
    row < fresh ? fresh : row - (kept[row - fresh] as number),
  );
  return { gone, drops };
}

/** A reel some time after its tumble began: symbols that win rise and fade, then the others fall. */
export function tumbleMoment({ gone, drops }: ReelFall, elapsedMs: number): TumbleMoment {
  if (elapsedMs < vanishMs) {
    const vanished = Math.max(0, elapsedMs / vanishMs) ** 2;
    const lifts = drops.map((_, row) => (gone.has(row) ? riseRows * vanished : 0));
    return { isFalling: false, lifts, gone, vanished };
  }
  const above = 1 - landing(Math.min(1, (elapsedMs - vanishMs) / fallMs));
  return { isFalling: true, lifts: drops.map((drop) => drop * above), gone: none, vanished: 0 };
}

/** Falls faster and faster until touchdown, then bounces once. */
function landing(progress: number): number {
  if (progress < touchdown) return (progress / touchdown) ** 2;
  const bounce = (progress - touchdown) / (1 - touchdown);
  return 1 - 0.07 * Math.sin(bounce * Math.PI);
}
