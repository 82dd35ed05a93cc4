import { listAudit } from '#contracts/audit/admin-routes';
import { type AuditSubject, playerOf } from '#domain/audit/subject';
import { findPersonId, type FindPersonDependencies } from '#lambdas/account/admin/find-person';
import { readPeople, type ReadPeopleDependencies } from '#lambdas/account/admin/read-people';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { Api } from '#lambdas/runtime/http/api';
import { recordRead, type RecordReadsDependencies } from './record-reads';
import type { AuditEntry, AuditStore } from './stores/audit-store';

export interface AuditRouteDependencies extends RecordReadsDependencies {
  readonly audit: Pick<AuditStore, 'page' | 'record'>;
  readonly users: FindPersonDependencies['users'] & ReadPeopleDependencies['users'];
  readonly players: FindPersonDependencies['players'] & ReadPeopleDependencies['players'];
  readonly products: Pick<ProductStore, 'find'>;
}

type NamedSubject = Pick<AuditSubject, 'kind' | 'id'>;

const nothing = { items: [], next: null, people: [], products: [] };

/** Adds the route by which admins read the audit log. */
export function addAuditRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: AuditRouteDependencies,
): void {
  const { audit, products } = dependencies;

  adminRoute(listAudit, async (admin, { query: { subject, since, until, ...query } }) => {
    const [actor, player, about] = await Promise.all([
      meant(query.actor),
      meant(query.player),
      subject === undefined ? undefined : subjectMeant(subjectOf(subject)),
    ]);
    if (actor === null || player === null || about === null) return nothing;
    const { entries, next } = await audit.page({
      ...query,
      actor,
      player,
      subject: about,
      since: since === undefined ? undefined : new Date(since),
      until: until === undefined ? undefined : new Date(until),
    });
    const searched = player ?? (about && isOfPerson(about) ? about.id : undefined);
    if (searched !== undefined && entries.length > 0) {
      const lost = await recordRead(dependencies, {
        actor: admin.id,
        player: searched,
        route: listAudit.operationId,
      });
      if (lost) return lost;
    }
    const named = await products.find(entries.flatMap((entry) => productOf(entry.subject)));
    return {
      items: entries.map(auditAnswer),
      next,
      people: await readPeople(dependencies, entries.flatMap(peopleOf)),
      products: [...named.values()].map(({ id, name }) => ({ id, name })),
    };
  });

  /** The id of a person as typed; null if there is no such person. */
  async function meant(typed: string | undefined): Promise<string | null | undefined> {
    return typed === undefined ? undefined : ((await findPersonId(dependencies, typed)) ?? null);
  }

  /** The subject as typed, which names a player like the other filters; null if there is no such player. */
  async function subjectMeant(subject: NamedSubject): Promise<NamedSubject | null> {
    if (!isOfPerson(subject)) return subject;
    const player = await meant(subject.id);
    return player ? { ...subject, id: player } : null;
  }
}

/** Parses `order:2026-…`; the contract has validated the kind. */
function subjectOf(named: string): NamedSubject {
  const end = named.indexOf(':');
  return { kind: named.slice(0, end) as AuditSubject['kind'], id: named.slice(end + 1) };
}

/** Whether the id of a subject is that of a player. */
function isOfPerson({ kind }: NamedSubject): boolean {
  return kind === 'player' || kind === 'identity-check';
}

function peopleOf({ actor, subject }: AuditEntry): string[] {
  const player = playerOf(subject);
  return player === undefined ? [actor] : [actor, player];
}

/** A pool of gift codes has the id of its product. */
function productOf({ kind, id }: AuditSubject): string[] {
  return kind === 'product' || kind === 'gift-pool' ? [id] : [];
}

function auditAnswer({ at, subject, detail, ...entry }: AuditEntry) {
  const { kind, id } = subject;
  return {
    ...entry,
    at: at.toISOString(),
    detail: { ...detail },
    subject: { kind, id, player: playerOf(subject) ?? null },
  };
}
