import { dayMs } from '#domain/ledger/days';
import { createDemoProducts } from '#lambdas/catalog/create-demo-products';
import { demoDraws } from '#lambdas/draws/demo/demo-draws';
import type { Item } from '#lambdas/in-memory/item';
import { type TableName, tableSchemas } from '#lambdas/in-memory/schema';
import { closePastDays } from './close-past-days';
import { followTables } from './follow';
import { type DemoPlayer, demoPerson, demoPlayersOf, demoStaff, type DemoUser } from './person';
import { beginPromotion } from './promote';
import { publishMysteryOdds } from './publish-odds';
import { simulateDay, type HistoryState } from './simulate-day';
import { isOfStageKey } from './stage-keys';
import { openStaffWallets, openWorld, type World } from './world';

/** What a history is written from. */
export interface HistorySettings {
  readonly seed: string;
  /** Midnight in UTC at which the history ends. */
  readonly until: Date;
  /** Number of days with all players. @default 90 */
  readonly days?: number;
  /** Days before all others in which the affiliate's first players buy, so that their commission has been paid since. @default 60 */
  readonly headStartDays?: number;
  /** In the format of `content/seed/demo-players.json`. */
  readonly people: unknown;
  /** In the format of `content/seed/products.json`. */
  readonly products: unknown;
  /** In the format of `content/seed/draws.json`. */
  readonly draws: unknown;
}

/** Items and files to load into a stage. */
export interface History {
  /** Users of the history; the stage replaces their ids by its own everywhere in the items. */
  readonly users: readonly DemoUser[];
  /** Users that the history adds, without accounts of the stage. */
  readonly players: readonly DemoUser[];
  /** The items of each table, and the name of its partition key; bytes are objects with `$base64`. */
  readonly tables: Readonly<Record<string, { readonly key: string; readonly items: readonly Item[] }>>;
  /** Contents in base64 by the path below `identity/`. */
  readonly files: Readonly<Record<string, { readonly contentType: string; readonly base64: string }>>;
}

/**
 * Writes a history with the product's own use cases, on tables in memory: players who join, play, buy, redeem and write to support, admins
 * who work, and an affiliate who is paid. The same settings give the same history.
 */
export async function writeHistory({
  seed,
  until,
  days = 90,
  headStartDays = 60,
  people,
  products,
  draws,
}: HistorySettings): Promise<History> {
  const world = openWorld(seed);
  const players = demoPlayersOf(demoPerson.array().parse(people));
  const catchUp = followTables(world.product);
  const startsAt = new Date(until.getTime() - (days + headStartDays) * dayMs);
  world.moveTo(startsAt);
  await openStaffWallets(world);
  await createDemoProducts(world.product)({ products });
  await publishMysteryOdds(world);
  const state: HistoryState = {
    players,
    joined: new Map(),
    referred: new Set(),
    promotion: await beginPromotion(world),
    draws: demoDraws.parse(draws),
    orders: [],
    tickets: [],
    checks: [],
  };
  for (let day = 1; day <= days + headStartDays; day += 1) {
    const midnight = new Date(startsAt.getTime() + (day - 1) * dayMs);
    await simulateDay(world, state, { midnight, day, headStartDays, days: days + headStartDays });
    world.moveTo(new Date(midnight.getTime() + dayMs - 1_000));
    await catchUp();
  }
  await closePastDays(world.product);
  return exported(world, players);
}

/** Tables in which the start itself opens the accounts of staff. */
const openedByTheStart: ReadonlySet<TableName> = new Set(['wallets', 'players', 'ledger']);

function exported({ product: { tables, files } }: World, players: readonly DemoPlayer[]): History {
  const staff = Object.values(demoStaff);
  const isOfStaff = ({ player }: Item) => staff.some(({ id }) => id === player);
  const isKept = (table: TableName, item: Item) =>
    !isOfStageKey(table, item) && !(openedByTheStart.has(table) && isOfStaff(item));
  const names = Object.keys(tableSchemas) as TableName[];
  const own = players.map(({ id, email }) => ({ id, email }));
  return {
    users: [...own, ...staff],
    players: own,
    tables: Object.fromEntries(
      names.map((name) => {
        const items = tables
          .items(name)
          .filter((item) => isKept(name, item))
          .map((item) => asText(item) as Item);
        return [name, { key: tableSchemas[name].key.partition, items }];
      }),
    ),
    files: Object.fromEntries(
      [...files].map(([path, { bytes, contentType }]) => [
        path,
        { contentType, base64: Buffer.from(bytes).toString('base64') },
      ]),
    ),
  };
}

/** Replaces bytes by an object with their text in base64, as JSON has no bytes. */
function asText(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $base64: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asText(each)]));
}
