import { noFaults } from '../faults/fault-plan';
import type { SimulatedProvider } from '../payments/simulated-provider';
import type { Random } from '../scheduler/random';
import { type Casino, createCasino, type ExternalDependencies } from './casino';
import { createDelivery, type Delivery, type TaskState } from './delivery';
import { createDirectClient, createTableClient, type Network } from './table-client';

/** A function container: one delivery at a time, its own clock, reused unless killed. */
interface Container {
  readonly casino: Casino;
  readonly state: { delivery: Delivery | null; skewMs: number };
}

/** Runs the functions of the product. */
export interface Functions {
  /**
   * Runs work in a container; never resolves if the container is killed.
   *
   * @param skewMs  clock skew of the container
   */
  run<Result>(delivery: Delivery, skewMs: number, work: (casino: Casino) => Promise<Result>): Promise<Result>;
  /** Runs work synchronously in simulated time. */
  runAtOnce<Result>(task: TaskState, work: (casino: Casino) => Promise<Result>): Promise<Result>;
}

export interface FunctionSettings extends Omit<
  ExternalDependencies,
  'client' | 'now' | 'pause' | 'provider'
> {
  readonly provider: SimulatedProvider;
}

type MakeClient = (network: Network, current: () => Delivery | null) => ExternalDependencies['client'];

export function createFunctions(network: Network, random: Random, settings: FunctionSettings): Functions {
  const { scheduler } = network;
  const idle: Container[] = [];
  const direct = start(createDirectClient, async () => undefined);
  return { run, runAtOnce };

  async function run<Result>(
    delivery: Delivery,
    skewMs: number,
    work: (casino: Casino) => Promise<Result>,
  ): Promise<Result> {
    const container = idle.pop() ?? start(createTableClient, pause);
    const { state } = container;
    Object.assign(state, { delivery, skewMs });
    try {
      return await work(container.casino);
    } finally {
      state.delivery = null;
      idle.push(container);
    }
  }

  async function runAtOnce<Result>(
    task: TaskState,
    work: (casino: Casino) => Promise<Result>,
  ): Promise<Result> {
    direct.state.delivery = createDelivery(task, noFaults, null);
    return work(direct.casino);
  }

  function start(makeClient: MakeClient, pauseFor: ExternalDependencies['pause']): Container {
    const state: Container['state'] = { delivery: null, skewMs: 0 };
    const current = () => state.delivery;
    const client = makeClient(network, current);
    const provider = settings.provider.clientFor(current);
    const now = () => new Date(Math.floor(scheduler.now() + state.skewMs));
    const casino = createCasino({ ...settings, client, provider, now, pause: pauseFor });
    return { casino, state };
  }

  function pause(upToMs: number): Promise<void> {
    return scheduler.sleep(random.between(0, upToMs));
  }
}
