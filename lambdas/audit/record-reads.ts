import type { RecordedRead } from '#contracts/audit/recorded-reads';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { putOnRecord, type PutOnRecordDependencies } from './put-on-record';

export interface RecordReadsDependencies extends PutOnRecordDependencies {
  readonly now: () => Date;
}

type AdminRoute = Api['adminRoute'];

const hourMs = 3_600_000;

/**
 * Wraps admin routes so that reads of a player's data are audited, each route once an hour for each admin and player. Nothing is returned
 * without its audit entry.
 */
export function recordingReads(dependencies: RecordReadsDependencies, adminRoute: AdminRoute): AdminRoute {
  return (contract, answer) =>
    adminRoute(contract, async (admin, input) => {
      const result = await answer(admin, input);
      const player = (input.parameters as { player?: unknown } | undefined)?.player;
      if (contract.method !== 'get' || typeof player !== 'string' || isRefusal(result)) return result;
      const lost = await writeRead(dependencies, { actor: admin.id, player, route: contract.operationId });
      return lost ?? result;
    });
}

/** Audits a read of a player's data. @returns the refusal when the entry could not be written */
export function recordRead(
  dependencies: RecordReadsDependencies,
  read: { actor: string; player: string; route: RecordedRead },
) {
  return writeRead(dependencies, read);
}

function writeRead(
  dependencies: RecordReadsDependencies,
  { actor, player, route }: { actor: string; player: string; route: string },
) {
  const at = dependencies.now();
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  return putOnRecord(dependencies, {
    id: auditId(hour, `read ${actor} ${player} ${route}`),
    at,
    actor,
    act: 'personal-data-read',
    subject: { kind: 'player', id: player },
    reason: null,
    detail: { route },
  });
}

/**
 * Audits a search that names a person as one read of each player it returns.
 *
 * @param players  the players of the result, in any order and with repeats
 * @returns the refusal when an entry could not be written
 */
export async function recordFoundPlayers(
  dependencies: RecordReadsDependencies,
  { actor, players, route }: { actor: string; players: readonly string[]; route: RecordedRead },
) {
  const distinct = [...new Set(players)];
  const lost = await Promise.all(
    distinct.map((player) => recordRead(dependencies, { actor, player, route })),
  );
  return lost.find((refusal) => refusal !== null) ?? null;
}
