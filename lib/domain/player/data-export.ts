/** All that we know of a player, as one file that is made for them. */
export interface DataExport {
  readonly id: string;
  readonly askedAt: Date;
  /** When the file was there, and its size; null until then. */
  readonly made: { readonly at: Date; readonly bytes: number } | null;
}

export type DataExportState = 'pending' | 'ready' | 'failed' | 'gone';

const hourMs = 3_600_000;

/** From one asking to the next, and the longest that a file is waited for: whatever was not made by then will not be. */
const restMs = hourMs;

/** So long a file can be fetched; the bucket throws it away a little later. */
const keptMs = 24 * hourMs;

/**
 * Asks for a file. One that is being made, or was asked for within the hour, stands for it: each costs a reading of the whole ledger.
 *
 * @param latest  the one before, null for none
 * @param id      of the new one
 * @returns the one that stands, `latest` itself where it does
 */
export function requestExport(latest: DataExport | null, id: string, now: Date): DataExport {
  const isRecent = latest !== null && now.getTime() - latest.askedAt.getTime() < restMs;
  return latest && (latest.id === id || isRecent) ? latest : { id, askedAt: now, made: null };
}

/** What has become of a file by now. */
export function exportStateAt({ askedAt, made }: DataExport, now: Date): DataExportState {
  if (made) return now.getTime() - made.at.getTime() < keptMs ? 'ready' : 'gone';
  return now.getTime() - askedAt.getTime() < restMs ? 'pending' : 'failed';
}
