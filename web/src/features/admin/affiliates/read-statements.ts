import { mostPerPage } from '#contracts/page-bounds';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { personName } from '../parts/person-name';
import type { Statement } from './settled-months';

/** Reads the statements of a month, page by page, with the names of their affiliates by id. */
export async function readStatements(
  month: string,
): Promise<{ readonly statements: readonly Statement[]; readonly names: ReadonlyMap<string, string> }> {
  const statements: Statement[] = [];
  const names = new Map<string, string>();
  let after: string | undefined;
  do {
    const page = await playFabOps.get('/admin/affiliate-payouts', {
      query: { month, limit: mostPerPage, after },
    });
    statements.push(...page.items);
    for (const person of page.people) names.set(person.player, personName(person));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return { statements, names };
}
