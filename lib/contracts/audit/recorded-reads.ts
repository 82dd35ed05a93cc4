import type { ApiContract } from '../all-routes';

/** Reads of admins that name a player in their path. All of them are recorded, by `recordingReads`. */
type ReadOfPlayer = Extract<
  ApiContract,
  { method: 'get'; path: `/admin/${string}/{player}` | `/admin/${string}/{player}/${string}` }
>['operationId'];

/** Reads of admins that are recorded for the players in their answer. */
type ReadByAnswer = 'findPlayers' | 'listAdminOrders' | 'findAdminOrder' | 'listAdminTickets' | 'listAudit';

/** Operation of a read of a player's data that the audit log records as `personal-data-read`. */
export type RecordedRead = ReadOfPlayer | ReadByAnswer;
