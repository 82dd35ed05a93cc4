/** Every line that the readers of streams log, in the manner of `http/log.ts`. Counts and codes, never who it was. */
export const streamLogLines = {
  rowsProjected: { code: 'ROWS_PROJECTED', sentence: 'Rows of the ledger were added to the figures.' },
  rowsIgnored: { code: 'ROWS_IGNORED', sentence: 'Changes that a ledger never has were left alone.' },
  rowFailed: {
    code: 'ROW_FAILED',
    sentence: 'A row could not be added to the figures; it will be tried again.',
  },
  playerParked: {
    code: 'PLAYER_PARKED',
    sentence: 'A row failed too often; its player is left out of the figures until they are replayed.',
  },
  replayed: { code: 'REPLAYED', sentence: 'Figures were brought up to date from the ledger.' },
  recounted: { code: 'RECOUNTED', sentence: 'The figures of a day were compared with the ledger.' },
  eventUnreadable: {
    code: 'EVENT_UNREADABLE',
    sentence: 'A row cannot be told of to anybody; it was left out.',
  },
  eventsNotQueued: {
    code: 'EVENTS_NOT_QUEUED',
    sentence: 'Events could not be queued; they will be tried again.',
  },
  pushFailed: { code: 'PUSH_FAILED', sentence: 'Open pages could not be told; it will be tried again.' },
} as const;

export type StreamLog = (
  line: (typeof streamLogLines)[keyof typeof streamLogLines],
  details?: Record<string, unknown>,
) => void;
