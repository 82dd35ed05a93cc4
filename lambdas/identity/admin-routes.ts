import * as contract from '#contracts/identity/admin-routes';
import {
  decide,
  documentViewMinutes,
  type IdentityCheck,
  withdrawApproval,
} from '#domain/player/identity-check';
import { putOnRecord } from '#lambdas/audit/put-on-record';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import type { ReferralChecks } from '#lambdas/referrals/stores/referral-checks';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Api } from '#lambdas/runtime/http/api';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestName } from '#lambdas/runtime/request-name';
import { changeCheck, type IdentityDependencies } from './change-check';
import { identityAnswer } from './identity-answers';
import { readClaims, type ReadClaimsDependencies } from './read-claims';
import type { DocumentStore } from './stores/document-store';

export interface IdentityReviewDependencies extends IdentityDependencies, ReadClaimsDependencies {
  readonly documents: DocumentStore;
  readonly referrals: ReferralChecks;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly log: Log;
}

const viewedForSeconds = documentViewMinutes * 60;

/** Adds the routes by which admins review identity checks. */
export function addIdentityReviewRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: IdentityReviewDependencies,
): void {
  const { checks, documents, referrals, audit, now, log } = dependencies;

  adminRoute(contract.listIdentityChecks, async (_admin, { query: { limit, after } }) => {
    const { checks: items, next } = await checks.queue({ limit, after });
    const claimed = items.map(async (check) => ({
      ...queued(check),
      claims: await readClaims(dependencies, check.player),
    }));
    return { items: await Promise.all(claimed), next };
  });

  adminRoute(contract.openIdentityDocument, async ({ id: admin }, { parameters: { player, document } }) => {
    const at = now();
    const { documents: known } = await checks.load(player);
    const sha256 = known.find(({ id }) => id === document)?.sha256 ?? null;
    if (sha256 === null) return { code: 'identity/unknown-document' };
    // Logged before the link exists, so that every holder of a link is on record.
    log(logLines.documentViewed, { admin, player, document });
    const lost = await putOnRecord(dependencies, viewed(player, { admin, document, at }));
    if (lost) return lost;
    const expiresAt = new Date(at.getTime() + viewedForSeconds * 1000).toISOString();
    return { url: await documents.link({ player, document, sha256 }, viewedForSeconds), expiresAt };
  });

  adminRoute(
    contract.decideIdentityCheck,
    async ({ id: actor }, { parameters: { player }, body, idempotencyKey: key }) => {
      const faults = new Map(body.faults.map(({ document, fault }) => [document, fault]));
      const request = requestName('decide', key);
      const check = await changeCheck(
        dependencies,
        player,
        (before, at) => decide(before, faults, { at, request, revision: body.revision }),
        (after, at) => [audit.record(decided(after, { actor, faults, at }))],
      );
      if (isRefusal(check)) return check;
      // The referrer's reward may depend on it. A crash before this costs at most a day, until the scheduled check.
      if (check.state === 'approved') await referrals.scheduleCheck(player, now());
      return queued(check);
    },
  );

  adminRoute(
    contract.withdrawIdentityApproval,
    async ({ id: actor }, { parameters: { player }, body: { fault, note }, idempotencyKey: key }) => {
      const request = requestName('withdraw', key);
      const check = await changeCheck(
        dependencies,
        player,
        (before, at) => withdrawApproval(before, fault, { at, request }),
        (after, at) => [audit.record(withdrawn(after, { actor, fault, note, at }))],
      );
      return isRefusal(check) ? check : queued(check);
    },
  );
}

function withdrawn(
  { player, revision }: IdentityCheck,
  { actor, fault, note, at }: { actor: string; fault: string; note: string; at: Date },
): AuditEntry {
  const subject = { kind: 'identity-check', id: player, player } as const;
  const id = auditId(at, `withdraw ${player} ${revision}`);
  return { id, at, actor, act: 'identity-withdrawn', subject, reason: note, detail: { fault } };
}

function viewed(
  player: string,
  { admin, document, at }: { admin: string; document: string; at: Date },
): AuditEntry {
  const subject = { kind: 'identity-check', id: player, player } as const;
  const id = auditId(at, `view ${admin} ${player} ${document}`);
  return { id, at, actor: admin, act: 'document-viewed', subject, reason: null, detail: { document } };
}

function decided(
  { player, state, revision }: IdentityCheck,
  { actor, faults, at }: { actor: string; faults: ReadonlyMap<string, string>; at: Date },
): AuditEntry {
  const subject = { kind: 'identity-check', id: player, player } as const;
  const act = state === 'approved' ? 'identity-approved' : 'identity-sent-back';
  const reason = [...new Set(faults.values())].join(', ') || null;
  const id = auditId(at, `decide ${player} ${revision}`);
  return { id, at, actor, act, subject, reason, detail: Object.fromEntries(faults) };
}

function queued(check: IdentityCheck) {
  return { player: check.player, revision: check.revision, ...identityAnswer(check) };
}
