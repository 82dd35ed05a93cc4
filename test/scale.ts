/**
 * How much of everything a test run tries: `gate` is `npm test`, `full` is `npm run test:full`. A claim is proven at either scale; the
 * full run proves it over more operations, cases, players and devices.
 */
export type Scale = 'gate' | 'full';

/** The scale of this run, which `test/run.ts` sets. */
export const scale = scaleNamed(process.env['TEST_SCALE'] ?? 'gate');

/** How many there are of what each name says. */
const table = {
  /** Operations of each storm over the whole product. */
  stormOperations: { gate: 15_000, full: 75_000 },
  /** How often each operation has to come to its end at least: some begin only after many others. */
  stormOperationsEach: { gate: 5, full: 100 },
  /** Of how many calls of the deletion of an account every one is where its worker is killed. */
  callsBetweenKills: { gate: 8, full: 1 },
  /** Operations of the storm of shoppers after one product. */
  shopperOperations: { gate: 6_000, full: 20_000 },
  /** Carts that have to be refused for want of stock in it, and steps of orders: they begin once the first stock is sold. */
  shopperRefusals: { gate: 30, full: 500 },
  shopperSteps: { gate: 10, full: 50 },
  /** Orders of it: more than there were pieces, so that some sell what came back. */
  shopperOrders: { gate: 50, full: 100 },
  /** Purchases of the storm of payments. */
  stormPurchases: { gate: 500, full: 1_250 },
  /** Players whose commission is compared with an oracle, with 100 transactions each. */
  commissionPlayers: { gate: 60, full: 1_000 },
  /** Players who live through two weeks around a change of clocks. */
  calendarPlayers: { gate: 30, full: 500 },
  /** Rounds of a game by simulators that share no code with it. */
  simulatedRounds: { gate: 500_000, full: 10_000_000 },
  /** Rounds of a slot machine by the product's own code. */
  slotRounds: { gate: 60_000, full: 600_000 },
  /** Rounds of blackjack by the product's own code. */
  blackjackRounds: { gate: 30_000, full: 200_000 },
  /** Scratch cards that are laid out. */
  scratchCards: { gate: 25_000, full: 100_000 },
  /** Players who play at once on one host. */
  crowd: { gate: 40, full: 400 },
  /** Buyers of ten pieces, all at once. */
  buyers: { gate: 40, full: 100 },
  /** Tabs in which one player checks out at once. */
  tabs: { gate: 8, full: 20 },
  /** Identical requests of one player, all at once. */
  identicalRequests: { gate: 24, full: 64 },
  /** Rounds of all players, in the middle of which the power is cut. */
  cutRounds: { gate: 100, full: 500 },
  /** Checkouts of each buyer, in the middle of which the power is cut. */
  cutCheckouts: { gate: 6, full: 20 },
  /** Players whose rows are added to the figures when the power is cut. */
  cutMetrics: { gate: 20, full: 100 },
  /** Players who buy coins at once. */
  coinBuyers: { gate: 5, full: 10 },
  /** Players who enter a draw while it closes. */
  entrants: { gate: 6, full: 12 },
  /** Live rounds whose quests are followed from stake to push. */
  followedRounds: { gate: 20, full: 60 },
  /** Subscribers who watch one catalog change. */
  subscribers: { gate: 50, full: 200 },
  /** Changes that every subscriber has to see. */
  watchedChanges: { gate: 200, full: 1_000 },
  /** Random filters that the resolver and an oracle both apply. */
  productFilters: { gate: 300, full: 10_000 },
  /** Random requests of each REST route. */
  restCases: { gate: 8, full: 160 },
  /** Players who send them. */
  restPlayers: { gate: 6, full: 40 },
  /** Refused requests of each REST route that are sent again by themselves. */
  restRefusals: { gate: 2, full: 24 },
  /** Random requests of each GraphQL field. */
  graphqlCases: { gate: 20, full: 240 },
  /** Refused requests of each GraphQL field that are sent again by themselves. */
  graphqlRefusals: { gate: 3, full: 60 },
  /** Broken GraphQL documents. */
  bentDocuments: { gate: 60, full: 800 },
  /** Random starts of each subscription. */
  subscriptionStarts: { gate: 20, full: 60 },
  /** Of how many public pages of text every one is examined in a browser: one template renders them all. */
  textPageInterval: { gate: 3, full: 1 },
  /** Lines of a CSV file of products. */
  importedProducts: { gate: 72, full: 500 },
} as const satisfies Record<string, Record<Scale, number>>;

/** The sizes of this run. */
export const sizes = sizesAt(scale, table);

/** A count that a run at full scale reaches at least, in proportion to a size of this run. */
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
