import type { Refusal } from '#contracts/errors';
import type { ResidencyRules } from '#domain/player/residency';
import { checkDrawWinner } from '#domain/rewards/delivery-check';
import {
  cancelDraw as cancel,
  changeDraw as change,
  confirmWinner as confirm,
  type Draw,
  type DrawPlan,
  openDraw as open,
} from '#domain/rewards/draws/draw';
import { orderId } from '#domain/rewards/order';
import type { Product } from '#domain/rewards/product';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import { readReceiver, type ReadReceiverDependencies } from '../orders/read-receiver';
import { inputHash, type Operation, transactionId } from '../wallet/settle-once';
import type { SeedSealer } from './stores/draw-seed-store';
import type { DrawRequest, DrawStore } from './stores/draw-store';
import type { EntryStore } from './stores/entry-store';
import type { RandomPrizes } from './stores/random-prize-rules';

export interface PlanDrawsDependencies {
  readonly draws: DrawStore;
  readonly entries: EntryStore;
  readonly sealer: SeedSealer;
  readonly randomPrizes: RandomPrizes;
  readonly products: ProductStore;
  readonly audit: AuditStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

export interface ConfirmWinnerDependencies extends PlanDrawsDependencies, ReadReceiverDependencies {
  readonly rules: ResidencyRules;
}

/** The actor and the idempotency key of a request. */
interface AdminRequest {
  readonly actor: string;
  readonly key: string;
}

/**
 * Opens a draw for a product, and the product to orders. The same transaction stores the seed and publishes its hash, so that the seed
 * demonstrably precedes every entry. A repeated key opens no second draw.
 *
 * @returns the draw, or the refusal
 */
export async function openDraw(
  dependencies: PlanDrawsDependencies,
  { actor, key, product: id, plan }: AdminRequest & { product: string; plan: DrawPlan },
): Promise<Draw | Refusal> {
  const { draws, entries, sealer, randomPrizes, products, now } = dependencies;
  const { prize, winners, closesAt } = plan;
  const requested = { product: id, prize, winners, closesAt: closesAt.toISOString() };
  const operation = { name: 'open-draw', key, input: requested };
  return onceByKey(dependencies, actor, operation, async (request) => {
    const product = (await products.find([id])).get(id);
    if (!product) return { code: 'cart/unknown-product' };
    const at = now();
    const seed = sealer.seal();
    const name = orderId(at, Buffer.from(request.name, 'base64url').subarray(0, 3).toString('hex'));
    const running = await runningDraw(draws, product);
    const draw = open(product, plan, { id: name, seedHash: seed.hash, at, running });
    if (isRefusal(draw)) return draw;
    return commit(dependencies, draw, [
      ...draws.open(draw, request),
      seed.keepFor(name),
      ...entries.createGates(name, closesAt),
      randomPrizes.open(id, { kind: 'draw', draw: name }, at),
      audited(dependencies, {
        at,
        actor,
        act: 'draw-opened',
        draw,
        requested: request.name,
        detail: requested,
      }),
    ]);
  });
}

/**
 * Changes a draw that has no entries. A concurrent entry makes the write fail. A repeated key changes no second draw.
 *
 * @returns the draw after the change, or the refusal
 */
export async function changeDraw(
  dependencies: PlanDrawsDependencies,
  { actor, key, draw: id, plan }: AdminRequest & { draw: string; plan: DrawPlan },
): Promise<Draw | Refusal> {
  const { draws, entries, now } = dependencies;
  const { prize, winners, closesAt } = plan;
  const detail = { prize, winners, closesAt: closesAt.toISOString() };
  const operation = { name: 'change-draw', key, input: { ...detail, draw: id } };
  return onceByKey(dependencies, actor, operation, async (request) => {
    const [draw, gates] = await Promise.all([draws.find(id), entries.gates(id)]);
    if (!draw) return { code: 'draws/unknown-draw' };
    const marked = draws.keepRequest(id, request);
    if (isSamePlan(draw, plan)) return commit(dependencies, draw, [marked]);
    const at = now();
    const taken = gates.reduce((sum, gate) => sum + gate.taken, 0);
    const after = change(draw, plan, { entries: taken, at });
    if (isRefusal(after)) return after;
    return commit(dependencies, after, [
      draws.replace(draw, after),
      marked,
      ...gates.map((gate) => entries.retime(gate, closesAt)),
      audited(dependencies, { at, actor, act: 'draw-changed', draw, requested: `${actor} ${key}`, detail }),
    ]);
  });
}

/** Cancels an open draw: closes its gates and its product; a schedule refunds the entries. A repeated key cancels no second draw. */
export async function cancelDraw(
  dependencies: PlanDrawsDependencies,
  { actor, key, draw: id, reason }: AdminRequest & { draw: string; reason: string },
): Promise<Draw | Refusal> {
  const { draws, entries, randomPrizes, products, now } = dependencies;
  const operation = { name: 'cancel-draw', key, input: { draw: id, reason } };
  return onceByKey(dependencies, actor, operation, async (request) => {
    const [draw, gates] = await Promise.all([draws.find(id), entries.gates(id)]);
    if (!draw) return { code: 'draws/unknown-draw' };
    const marked = draws.keepRequest(id, request);
    if (draw.state === 'canceled') return commit(dependencies, draw, [marked]);
    const at = now();
    const after = cancel(draw, { reason, at, actor });
    if (isRefusal(after)) return after;
    const product = (await products.find([draw.product])).get(draw.product);
    return commit(dependencies, after, [
      draws.replace(draw, after),
      marked,
      ...gates.map((gate) => entries.closeGate(gate)),
      ...(isMarkedBy(product, id) ? [randomPrizes.closeDraw(draw.product, id, at)] : []),
      audited(dependencies, { at, actor, act: 'draw-canceled', draw, requested: `${actor} ${key}`, reason }),
    ]);
  });
}

/** Records that a winner's prize was confirmed, by an admin other than the winner. Idempotent. */
export async function confirmWinner(
  dependencies: ConfirmWinnerDependencies,
  { actor, draw: id, number }: { actor: string; draw: string; number: number },
): Promise<Draw | Refusal> {
  const { draws, now } = dependencies;
  return retried(dependencies, async () => {
    const draw = await draws.find(id);
    if (!draw) return { code: 'draws/unknown-draw' };
    const at = now();
    const after = confirm(draw, number, at);
    if (isRefusal(after) || after === draw) return after;
    const winner = after.result?.winners.find((each) => each.number === number);
    if (winner?.player === actor) return { code: 'session/own-account' };
    const receiver = await readReceiver(dependencies, winner?.player ?? '');
    if (!receiver) return { code: 'player/unknown-player' };
    const refused = checkDrawWinner(receiver, draw.openedAt, at, dependencies.rules);
    if (refused) return refused;
    return commit(dependencies, after, [
      draws.replace(draw, after),
      audited(dependencies, {
        at,
        actor,
        act: 'draw-winner-confirmed',
        draw,
        requested: `${id} ${number}`,
        detail: { number },
      }),
    ]);
  });
}

/** Whether a product is open to orders because of this draw. */
export function isMarkedBy(product: Product | undefined, draw: string): boolean {
  return product?.chance?.kind === 'draw' && product.chance.draw === draw;
}

async function runningDraw(draws: DrawStore, { chance }: Product): Promise<Draw | null> {
  return chance?.kind === 'draw' ? ((await draws.find(chance.draw)) ?? null) : null;
}

function isSamePlan(draw: Draw, { prize, winners, closesAt }: DrawPlan): boolean {
  return draw.prize === prize && draw.winners === winners && draw.closesAt.getTime() === closesAt.getTime();
}

function audited(
  { audit }: PlanDrawsDependencies,
  act: Pick<AuditEntry, 'at' | 'actor' | 'act'> &
    Partial<Pick<AuditEntry, 'reason' | 'detail'>> & { draw: Draw; requested: string },
): AtomicWrite {
  const { draw, requested, reason = null, detail = {}, ...entry } = act;
  const subject = { kind: 'draw', id: draw.id } as const;
  return audit.record({ ...entry, id: auditId(act.at, `${act.act} ${requested}`), subject, reason, detail });
}

async function commit(
  { commitTogether }: PlanDrawsDependencies,
  draw: Draw,
  writes: readonly AtomicWrite[],
): Promise<Draw | typeof conflict> {
  const { outcome } = await commitTogether(writes);
  return outcome === 'committed' ? draw : conflict;
}

/**
 * Attempts an act once per key of an admin; a repeat returns the current draw of the first request.
 *
 * @param attempt  performs the act and writes its request in the same transaction
 */
function onceByKey(
  dependencies: PlanDrawsDependencies,
  actor: string,
  operation: Operation,
  attempt: (request: DrawRequest) => Promise<Draw | Refusal | typeof conflict>,
): Promise<Draw | Refusal> {
  const { draws } = dependencies;
  const request = { name: transactionId(actor, operation), input: inputHash(operation) };
  return retried(dependencies, async () => {
    const first = await draws.requested(request.name);
    if (first && first.input !== request.input) return { code: 'idempotency/key-reused' };
    if (first) return (await draws.find(first.draw)) ?? { code: 'draws/unknown-draw' };
    return attempt(request);
  });
}

async function retried(
  { pause }: PlanDrawsDependencies,
  attempt: () => Promise<Draw | Refusal | typeof conflict>,
): Promise<Draw | Refusal> {
  const done = await retryOnConflict(pause, attempt);
  return done === conflict ? { code: 'request/unavailable' } : done;
}
