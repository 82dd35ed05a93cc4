/**
 * Amount of work per test run: `gate` is `npm test`, `full` is `npm run test:full`. Both prove the same claims; the full run uses more
 * operations, cases, players and devices.
 */
export type Scale = 'gate' | 'full';

/** The scale of this run, set by `test/run.ts`. */
export const scale = scaleNamed(process.env['TEST_SCALE'] ?? 'gate');

/** Sizes by name. */
const table = {
  /** Operations of each storm over the whole product. */
  stormOperations: { gate: 9_000, full: 75_000 },
  /** Players of each such storm: fewer get further with fewer operations. */
  stormPlayers: { gate: 120, full: 400 },
  /** Minimum completions of each operation; some depend on many earlier ones. */
  stormOperationsEach: { gate: 4, full: 100 },
  /** Interval of the calls of an account deletion at which its worker is killed. */
  callsBetweenKills: { gate: 48, full: 1 },
  /** Operations of the storm of shoppers for one product. */
  shopperOperations: { gate: 6_000, full: 20_000 },
  /** Minimum carts refused for missing stock, and order steps; both begin once the first stock is sold. */
  shopperRefusals: { gate: 30, full: 500 },
  shopperSteps: { gate: 5, full: 50 },
  /** Minimum orders in that storm: more than the initial stock, so that some sell returned pieces. */
  shopperOrders: { gate: 50, full: 100 },
  /** Purchases of the payment storm. */
  stormPurchases: { gate: 350, full: 1_250 },
  /** Players whose commission is compared with an oracle, with 100 transactions each. */
  commissionPlayers: { gate: 80, full: 1_000 },
  /** Players who live through two weeks around a clock change. */
  calendarPlayers: { gate: 15, full: 500 },
  /** Rounds of a game by independent simulators. */
  simulatedRounds: { gate: 500_000, full: 10_000_000 },
  /** Rounds of a slot machine by the product’s code. */
  slotRounds: { gate: 12_000, full: 600_000 },
  /** Rounds of each game that the browser's verifier recomputes from an export. */
  exportedRounds: { gate: 25, full: 1_000 },
  /** Rounds of blackjack by the product’s code. */
  blackjackRounds: { gate: 10_000, full: 200_000 },
  /** Scratch cards whose layout is checked. */
  scratchCards: { gate: 10_000, full: 100_000 },
  /** Concurrent players on one host. */
  crowd: { gate: 30, full: 400 },
  /** Concurrent buyers of ten pieces. */
  buyers: { gate: 30, full: 100 },
  /** Tabs in which one player checks out concurrently. */
  tabs: { gate: 8, full: 20 },
  /** Concurrent identical requests of one player. */
  identicalRequests: { gate: 24, full: 64 },
  /** Rounds of all players around a power cut. */
  cutRounds: { gate: 100, full: 500 },
  /** Checkouts of each buyer around a power cut. */
  cutCheckouts: { gate: 6, full: 20 },
  /** Players whose rows are projected during a power cut. */
  cutMetrics: { gate: 20, full: 100 },
  /** Concurrent coin buyers. */
  coinBuyers: { gate: 5, full: 10 },
  /** Orders on the board of an admin, and those of one bulk step. */
  boardOrders: { gate: 120, full: 1_000 },
  bulkOrders: { gate: 30, full: 200 },
  /** Players who enter a draw while it closes. */
  entrants: { gate: 6, full: 12 },
  /** Live rounds whose quests are measured from stake to push. */
  followedRounds: { gate: 20, full: 60 },
  /** Subscribers of a changing catalog. */
  subscribers: { gate: 30, full: 200 },
  /** Changes that every subscriber has to receive. */
  watchedChanges: { gate: 100, full: 1_000 },
  /** Random filters compared between resolver and oracle. */
  productFilters: { gate: 150, full: 10_000 },
  /** Random requests per REST route. */
  restCases: { gate: 4, full: 160 },
  /** Players who send them. */
  restPlayers: { gate: 6, full: 40 },
  /**
   * Requests that they send at a time: each starts a further thread of every function. Two threads have to answer them before the gateway
   * gives up, also those whose answer waits for two seconds.
   */
  restRequestsAtATime: { gate: 2, full: 20 },
  /** Valid requests without a key per REST route that takes one: at least one each of an admin and of a player. */
  keylessRequests: { gate: 2, full: 40 },
  /** Refused requests per REST route that are sent again separately. */
  restRefusals: { gate: 1, full: 24 },
  /** Kinds of a missing sign-in per REST route; one function refuses them on all routes. */
  missingSignIns: { gate: 1, full: 4 },
  /** Random requests per GraphQL field. */
  graphqlCases: { gate: 20, full: 240 },
  /** Refused requests per GraphQL field that are sent again separately. */
  graphqlRefusals: { gate: 3, full: 60 },
  /** Invalid GraphQL documents. */
  malformedDocuments: { gate: 60, full: 800 },
  /** Random starts per subscription. */
  subscriptionStarts: { gate: 20, full: 60 },
  /** Interval of the public text pages that are checked in a browser; one template renders all of them. */
  textPageInterval: { gate: 8, full: 1 },
  /** Lines of a product CSV file. */
  importedProducts: { gate: 72, full: 500 },
} as const satisfies Record<string, Record<Scale, number>>;

/** The sizes of this run. */
export const sizes = sizesAt(scale, table);

/** Scales a minimum of the full run in proportion to a size of this run. */
export function proportional(atFullScale: number, size: keyof typeof table): number {
  return Math.floor((atFullScale * sizes[size]) / table[size].full);
}

function scaleNamed(name: string): Scale {
  if (name === 'gate' || name === 'full') return name;
  throw new Error(`TEST_SCALE is "${name}"; it can be gate or full`);
}

function sizesAt<Name extends string>(
  chosen: Scale,
  sizesByName: Readonly<Record<Name, Readonly<Record<Scale, number>>>>,
): Readonly<Record<Name, number>> {
  const entries = Object.entries<Readonly<Record<Scale, number>>>(sizesByName);
  return Object.fromEntries(entries.map(([name, size]) => [name, size[chosen]])) as Record<Name, number>;
}
