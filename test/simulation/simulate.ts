import type { Product } from '#domain/rewards/product';
import { loadAdminAreas } from '#lambdas/functions/api-admin/routes';
import { type Change, createDatabase } from '#lambdas/in-memory/database';
import { tableSchemas } from '#lambdas/in-memory/schema';
import { loadEveryGame } from '#lambdas/play/load-games';
import { createServerSeeds } from '../../lambdas/fairness/server-seeds';
import { createFunctions } from './casino/functions';
import { useLeanResponses } from './casino/lean-response';
import { products as defaultProducts } from './casino/products';
import type { Network } from './casino/table-client';
import { startPlayers } from './clients/players';
import { count, emptyTally, type Tally, type World } from './clients/world';
import { countFaults, type FaultFigures } from './faults/fault-count';
import type { FaultName } from './faults/kinds';
import { InvariantViolation, type Invariant } from './invariants/checks';
import { fairnessInvariant } from './invariants/fairness';
import { giftInvariant } from './invariants/gifts';
import { holdInvariant } from './invariants/holds';
import { ledgerInvariant } from './invariants/ledger';
import { checkMetrics } from './invariants/metrics';
import { openRoundInvariant } from './invariants/open-rounds';
import { orderInvariant } from './invariants/orders';
import { purchaseInvariant } from './invariants/purchases';
import { questInvariant } from './invariants/quests';
import { stockInvariant } from './invariants/stock';
import type { Operation } from './operations/operation';
import { operations as allOperations } from './operations/operations';
import { createProvider } from './payments/provider';
import { randomFrom } from './scheduler/random';
import { createScheduler } from './scheduler/scheduler';
import { createTrace } from './trace';
import { createLapseQueue, sweepEveryMinute } from './workers/lapses';
import { reconcileOften } from './workers/reconciliation';
import { createLedgerStream } from './workers/stream';

export interface SimulationSettings {
  /** Determines everything that happens. */
  readonly seed: string;
  /** Minimum number of operations, without repeated deliveries. */
  readonly operations: number;
  /** @default 400 */
  readonly players?: number;
  /** Products of the shop. @default one of every kind of fulfillment */
  readonly products?: readonly Product[];
  /** Operations of the players. @default all */
  readonly playedOperations?: readonly Operation[];
  /** Corrupts commands on purpose. */
  readonly corrupt?: Network['corrupt'];
}

/** A violated invariant and the events before it. */
export interface Violation {
  readonly reason: string;
  /** Step of the trace, from the start. */
  readonly step: number;
  readonly operation: number;
  readonly lastEvents: readonly string[];
}

export interface SimulationReport {
  readonly seed: string;
  /** Number of requested operations. */
  readonly requested: number;
  readonly violation: Violation | null;
  /** Identical for every run of a seed. */
  readonly traceHash: string;
  readonly steps: number;
  readonly tally: Tally;
  readonly faults: Record<FaultName, FaultFigures>;
  readonly contention: Network['contention'];
  readonly rows: number;
  readonly simulatedMs: number;
}

/** A Sunday evening in America: midnights and the start of a week pass during the run. */
const startAt = Date.UTC(2026, 10, 23, 3, 30);
const hourMs = 3_600_000;
const systemTask = { number: 0, isOnce: false, entry: null, commits: 0, applicable: 0, struck: 0 };

/** Runs the product's use cases and stores through a seeded storm, and checks the invariants after every commit. */
export async function simulate(settings: SimulationSettings): Promise<SimulationReport> {
  const {
    seed,
    operations,
    players = 400,
    products = defaultProducts,
    playedOperations = allOperations,
  } = settings;
  await loadAdminAreas();
  await loadEveryGame();
  const random = randomFrom(`${seed} order`);
  const scheduler = createScheduler(startAt, random);
  const trace = createTrace();
  const tally = emptyTally();
  const faults = countFaults();
  let violation: Violation | null = null;

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
    openRoundInvariant(),
  ];
  const network: Network = {
    scheduler,
    random,
    database,
    trace,
    locks: new Set<string>(),
    corrupt: settings.corrupt ?? ((command) => command),
    committing: null,
    contention: { conflicts: 0, conditions: 0 },
  };
  const functions = createFunctions(network, random, {
    log({ code }, { error } = {}) {
      count(tally.logged, code);
      if (error instanceof Error)
        trace.note({
          time: scheduler.now(),
          task: 0,
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
    reportViolation,
    isCalm: false,
  };
  const stream = createLedgerStream(world);

  const finished = runToEnd().catch((error: unknown) => {
    if (!(error instanceof InvariantViolation)) throw error;
    reportViolation(error);
  });
  // Thousands of errors are expected, and their stack traces would dominate the run time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const restoreResponses = useLeanResponses();
  await scheduler.run().finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
    restoreResponses();
  });
  if (!violation) await finished;
  return {
    seed,
    requested: operations,
    violation,
    traceHash: trace.hash(),
    steps: trace.steps,
    tally,
    faults: faults.figures(),
    contention: network.contention,
    rows: database.tables.ledger.size,
    simulatedMs: scheduler.now() - startAt,
  };

  async function runToEnd(): Promise<void> {
    for (const product of products) await functions.runAtOnce(systemTask, (casino) => casino.stock(product));
    let isLast = false;
    const services = [
      stream.follow(() => isLast),
      sweepEveryMinute(world, () => isLast),
      reconcileOften(world, () => isLast),
    ];
    await startPlayers(world, { players, operations: playedOperations, maxOperations: operations });
    world.isCalm = true;
    // By then the last late duplicates and events have arrived, and all holds and checkouts have expired.
    await scheduler.sleep(2 * hourMs);
    isLast = true;
    await Promise.all(services);
    await functions.runAtOnce(systemTask, (casino) => checkMetrics(casino, database));
    for (const { atEnd } of invariants) atEnd?.();
  }

  function onCommit(changes: readonly Change[]): void {
    const delivery = network.committing;
    if (!delivery) throw new Error('A commit belongs to no delivery');
    delivery.task.commits += 1;
    try {
      for (const { committed } of invariants) committed(changes, delivery);
    } catch (error) {
      if (!(error instanceof InvariantViolation)) throw error;
      reportViolation(error);
    }
    for (const { table, after } of changes) if (table === 'ledger' && after) stream.append(after);
  }

  function reportViolation({ message }: InvariantViolation): void {
    violation ??= {
      reason: message,
      step: trace.steps,
      operation: tally.operations,
      lastEvents: trace.lastEvents(),
    };
    scheduler.stop();
  }
}
