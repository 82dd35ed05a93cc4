import type { AdjustedAlone } from '#domain/approvals/adjusted-alone';
import type { ApprovalRequest } from '#domain/approvals/approval-request';
import type { ApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { memoryWrite } from './writes';

/** In-memory fake of the approval store. */
export function createMemoryApprovals(): ApprovalStore {
  const byId = new Map<string, ApprovalRequest>();
  const keys = new Map<string, { request: string; input: string }>();
  const alone = new Map<string, AdjustedAlone>();
  return {
    find: async (id) => byId.get(id),
    async page({ limit, before }) {
      const all = [...byId.values()]
        .filter(({ id }) => before === undefined || id < before)
        .sort((left, right) => (left.id < right.id ? 1 : -1));
      const requests = all.slice(0, limit);
      return { requests, next: all.length > limit ? (requests.at(-1)?.id ?? null) : null };
    },
    requestedBy: async (key) => keys.get(key),
    submit: (request, { name, input }) => [
      memoryWrite(`request ${request.id}`, {
        holds: () => !byId.has(request.id),
        apply: () => void byId.set(request.id, request),
      }),
      memoryWrite(`key of ${request.id}`, {
        holds: () => !keys.has(name),
        apply: () => void keys.set(name, { request: request.id, input }),
      }),
    ],
    close: (closed) =>
      memoryWrite(`decision of ${closed.id}`, {
        holds: () => {
          const now = byId.get(closed.id);
          return now !== undefined && !now.decision && !now.lapse;
        },
        apply: () => void byId.set(closed.id, closed),
      }),
    adjustedAlone: async (player) => alone.get(player),
    countAlone: (player, before, after) =>
      memoryWrite(`adjustments of ${player}`, {
        holds: () => alone.get(player) === before,
        apply: () => void alone.set(player, after),
      }),
  };
}
