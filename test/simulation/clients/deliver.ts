import { isOutage } from '#lambdas/runtime/outage';
import { createDelivery, type Delivery, type TaskState } from '../casino/delivery';
import { noFaults, planFaults } from '../faults/fault-plan';
import { faultKinds, type FaultName } from '../faults/kinds';
import { type Answer, checkAnswer, type SettledAnswer } from '../invariants/answers';
import { InvariantViolation } from '../invariants/checks';
import type { Task } from '../operations/operation';
import { count, type World } from './world';

/** An operation in progress with its state. */
export interface Running {
  readonly task: Task;
  readonly state: TaskState;
  readonly settled: SettledAnswer | null;
}

const maxSkewMs = 5 * 60_000;

export function startTask({ tally, scheduler, trace }: World, task: Task): Running {
  tally.operations += 1;
  const number = tally.operations;
  trace.note({ time: scheduler.now(), task: number, what: 'begins', about: task.operation });
  const state = {
    number,
    isOnce: task.isOnce ?? task.isSettled,
    entry: null,
    commits: 0,
    applicable: 0,
    struck: 0,
  };
  return { task, state, settled: task.isSettled ? { text: null } : null };
}

/** Runs the function of an operation once; never resolves when the function is killed. */
export async function deliver(
  world: World,
  { task, state, settled }: Running,
  isSignedIn: boolean,
): Promise<Answer> {
  const { tally, functions } = world;
  tally.deliveries += 1;
  const delivery = newDelivery(world, task, state);
  const wasSettled = settled?.text !== null;
  const skewMs = skewOf(world, state);
  const answer = await functions.run(delivery, skewMs, (casino) =>
    answerOf(world, () => task.deliver(casino, isSignedIn)),
  );
  count(tally.answers, `${task.operation} ${answer.code ?? answer.status}`);
  if (task.game !== undefined && answer.status === 200) count(tally.decisions, task.game);
  noteAnswer(world, state.number, answer);
  reportingViolation(world, () => {
    checkAnswer(answer, settled, { wasSettled, number: state.number });
    if (task.giftTo !== undefined && answer.status === 200)
      world.gifts.recordResponse(task.giftTo, answer.text);
  });
  return answer;
}

/** Sends the key of a settled operation with another input, which must be refused without effect. */
export async function reuseKey(world: World, { task, state }: Running): Promise<void> {
  const { deliverOther } = task;
  if (!deliverOther) return;
  world.tally.keysReused += 1;
  const delivery = newDelivery(world, task, state);
  const answer = await world.functions.run(delivery, 0, (casino) =>
    answerOf(world, () => deliverOther(casino, true)),
  );
  noteAnswer(world, state.number, answer);
  const isRefused = answer.code === 'idempotency/key-reused' || answer.code === 'request/unavailable';
  reportingViolation(world, () => {
    if (!isRefused)
      throw new InvariantViolation(
        `operation #${state.number} accepted its key with another input: ${answer.text}`,
      );
  });
}

/** Whether a fault of a whole delivery strikes. */
export function strikes({ random, faults, isCalm }: World, fault: FaultName, state: TaskState): boolean {
  if (isCalm) return false;
  faults.applies(fault, state);
  if (!random.chance(faultKinds[fault].rate)) return false;
  faults.strikes(fault, state);
  return true;
}

function newDelivery(world: World, task: Task, state: TaskState): Delivery {
  const { random, faults, functions, isCalm } = world;
  if (isCalm) return createDelivery(state, noFaults, null);
  const { competingWrite } = task;
  const plan = planFaults(
    random,
    faults,
    state,
    (fault) => fault !== 'concurrent-write' || competingWrite !== undefined,
  );
  const competingState = {
    number: -state.number,
    isOnce: false,
    entry: null,
    commits: 0,
    applicable: 0,
    struck: 0,
  };
  return createDelivery(
    state,
    plan,
    competingWrite ? () => functions.runAtOnce(competingState, competingWrite) : null,
  );
}

function skewOf(world: World, state: TaskState): number {
  return strikes(world, 'clock-skew', state) ? world.random.between(-maxSkewMs, maxSkewMs) : 0;
}

/** An outage counts as a busy response; any other exception is a bug. */
async function answerOf(world: World, callApi: () => Promise<Answer>): Promise<Answer> {
  try {
    return await callApi();
  } catch (error) {
    const isBusy = isOutage(error as Error) || (error as Error).message.includes('request/unavailable');
    if (isBusy) return { status: 503, code: 'request/unavailable', text: '' };
    world.trace.note({
      time: world.scheduler.now(),
      task: 0,
      what: 'threw',
      about: (error as Error).stack ?? '',
    });
    return { status: 500, code: 'request/internal', text: String(error) };
  }
}

function noteAnswer({ trace, scheduler }: World, task: number, { status, code, text }: Answer): void {
  trace.note({ time: scheduler.now(), task, what: `answer ${status} ${code ?? ''}`, about: text });
}

function reportingViolation(world: World, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof InvariantViolation)) throw error;
    world.reportViolation(error);
  }
}
