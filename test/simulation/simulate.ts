import type { Product } from '#domain/rewards/product';
import { createServerSeeds } from '../../lambdas/fairness/server-seeds';
import { createFunctions } from './casino/functions';
import { useLeanResponses } from './casino/lean-response';
import { products as everything } from './casino/products';
import type { Network } from './casino/table-client';
import { startPlayers } from './clients/players';
import { count, emptyTally, type Tally, type World } from './clients/world';
import { countFaults, type FaultFigures } from './faults/fault-count';
import type { FaultName } from './faults/kinds';
import { Broken, type Invariant } from './invariants/checks';
import { fairnessInvariant } from './invariants/fairness';
import { giftInvariant } from './invariants/gifts';
import { holdInvariant } from './invariants/holds';
import { ledgerInvariant } from './invariants/ledger';
import { checkMetrics } from './invariants/metrics';
import { orderInvariant } from './invariants/orders';
import { purchaseInvariant } from './invariants/purchases';
import { questInvariant } from './invariants/quests';
import { stockInvariant } from './invariants/stock';
import type { Operation } from './operations/operation';
import { operations as allOperations } from './operations/operations';
import { createProvider } from './payments/provider';
import { randomFrom } from './scheduler/random';
import { createScheduler } from './scheduler/scheduler';
import { type Change, createDatabase } from './table/database';
import { tableSchemas } from './table/schema';
import { createTrace } from './trace';
import { createLapseQueue, sweepEveryMinute } from './workers/lapses';
import { reconcileOften } from './workers/reconciliation';
import { createLedgerStream } from './workers/stream';

export interface SimulationSettings {
  /** Decides everything that happens. */
  readonly seed: string;
  /** At least so many operations, deliveries not counted. */
  readonly operations: number;
  /** @default 400 */
  readonly players?: number;
  /** What the shop has. @default something of every way to be fulfilled */
  readonly products?: readonly Product[];
  /** What players do. @default everything */
  readonly repertoire?: readonly Operation[];
  /** Makes something wrong on purpose. */
  readonly bend?: Network['bend'];
}

/** An invariant that did not hold, and what led there. */
export interface BrokenRun {
  readonly reason: string;
  /** The step of the trace, counted from the start. */
  readonly step: number;
  readonly operation: number;
  readonly lastEvents: readonly string[];
}

export interface SimulationReport {
  readonly seed: string;
  /** How many operations were asked for. */
  readonly asked: number;
  readonly broken: BrokenRun | null;
  /** The same for every run of a seed. */
  readonly traceHash: string;
  readonly steps: number;
  readonly tally: Tally;
  readonly faults: Record<FaultName, FaultFigures>;
  readonly met: Network['met'];
  readonly rows: number;
  readonly simulatedMs: number;
}

/** A Sunday evening in America: its midnights, and with them a week, go by while players play. */
const startAt = Date.UTC(2026, 10, 23, 3, 30);
const hour = 3_600_000;
const system = { number: 0, isOnce: false, entry: null, commits: 0, applicable: 0, struck: 0 };

/** Runs the product's use cases and stores through a seeded storm, and checks after every commit what must hold. */
export async function simulate(settings: SimulationSettings): Promise<SimulationReport> {
  const { seed, operations, players = 400, products = everything, repertoire = allOperations } = settings;
  const random = randomFrom(`${seed} order`);
  const scheduler = createScheduler(startAt, random);
  const trace = createTrace();
  const tally = emptyTally();
  const faults = countFaults();
  let broken: BrokenRun | null = null;

  const database = createDatabase(tableSchemas, onCommit);
  const seedKey = random.hex(32);
  const gifts = giftInvariant();
  const provider = createProvider(() => world);
  const invariants: Invariant[] = [
    ledgerInvariant(database),
    holdInvariant(database),
    stockInvariant(database),
    orderInvariant(),
    purchaseInvariant(database, provider),
    gifts,
    questInvariant(database),
    fairnessInvariant(seedKey),
  ];
  const network: Network = {
    scheduler,
    random,
    database,
    trace,
    locks: new Set<string>(),
    bend: settings.bend ?? ((command) => command),
    committing: null,
    met: { conflicts: 0, conditions: 0 },
  };
  const functions = createFunctions(network, random, {
    log({ code }, { error } = {}) {
      count(tally.logged, code);
      if (error instanceof Error)
        trace.note({
          time: scheduler.now(),
          errand: 0,
          what: code,
          about: `${error.name}: ${error.message}`,
        });
    },
    lapses: createLapseQueue(() => world),
    provider,
    serverSeeds: createServerSeeds(seedKey),
    makeDrawSeed: () => random.hex(32),
    makeClientSeed: () => random.hex(8),
  });
  const world: World = {
    scheduler,
    random,
    functions,
    faults,
    provider,
    gifts,
    trace,
    tally,
    breakOff,
    isCalm: false,
  };
  const stream = createLedgerStream(world);

  const told = tell().catch((error: unknown) => {
    if (!(error instanceof Broken)) throw error;
    breakOff(error);
  });
  // Thousands of errors are expected, and a stack costs more than all that led to it.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const useResponses = useLeanResponses();
  await scheduler.run().finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
    useResponses();
  });
  if (!broken) await told;
  return {
    seed,
    asked: operations,
    broken,
    traceHash: trace.hash(),
    steps: trace.steps,
    tally,
    faults: faults.metrics(),
    met: network.met,
    rows: database.tables.ledger.size,
    simulatedMs: scheduler.now() - startAt,
  };

  async function tell(): Promise<void> {
    for (const product of products) await functions.runAtOnce(system, (casino) => casino.stock(product));
    let isLast = false;
    const services = [
      stream.follow(() => isLast),
      sweepEveryMinute(world, () => isLast),
      reconcileOften(world, () => isLast),
    ];
    await startPlayers(world, { players, operations: repertoire, most: operations });
    world.isCalm = true;
    // By then the last late duplicate and event have come, every hold has lapsed, and nobody can pay any more.
    await scheduler.sleep(2 * hour);
    isLast = true;
    await Promise.all(services);
    await functions.runAtOnce(system, (casino) => checkMetrics(casino, database));
    for (const { atEnd } of invariants) atEnd?.();
  }

  function onCommit(changes: readonly Change[]): void {
    const by = network.committing;
    if (!by) throw new Error('A commit must be of some delivery');
    by.errand.commits += 1;
    try {
      for (const { committed } of invariants) committed(changes, by);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      breakOff(error);
    }
    for (const { table, after } of changes) if (table === 'ledger' && after) stream.append(after);
  }

  function breakOff({ message }: Broken): void {
    broken ??= {
      reason: message,
      step: trace.steps,
      operation: tally.operations,
      lastEvents: trace.lastEvents(),
    };
    scheduler.stop();
  }
}
