/** A file with all data stored about a player. */
export interface DataExport {
  readonly id: string;
  readonly requestedAt: Date;
  /** When the file was completed, and its size; null until then. */
  readonly made: { readonly at: Date; readonly bytes: number } | null;
}

export type DataExportState = 'pending' | 'ready' | 'failed' | 'gone';

const hourMs = 3_600_000;

/** Shortest interval between requests, and the timeout after which a pending file counts as failed. */
const restMs = hourMs;

/** How long a file can be downloaded; the bucket deletes it a little later. */
export const exportKeptHours = 24;

/**
 * Requests a file. A pending file or a request of the last hour is reused, because each one reads the whole ledger.
 *
 * @param latest  the previous request, or null
 * @param id      of the new request
 * @returns the request in force, `latest` itself when it is reused
 */
export function requestExport(latest: DataExport | null, id: string, now: Date): DataExport {
  const isRecent = latest !== null && now.getTime() - latest.requestedAt.getTime() < restMs;
  return latest && (latest.id === id || isRecent) ? latest : { id, requestedAt: now, made: null };
}

/** Current state of a file. */
export function exportStateAt({ requestedAt, made }: DataExport, now: Date): DataExportState {
  if (made) return now.getTime() - made.at.getTime() < exportKeptHours * hourMs ? 'ready' : 'gone';
  return now.getTime() - requestedAt.getTime() < restMs ? 'pending' : 'failed';
}
