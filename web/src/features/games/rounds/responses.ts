import type { Round } from '#contracts/wallet/ledger-shapes';
import { readFurtherRound } from './further-round';
import type { GameBackend, RoundAnswer } from './game-backend';
import { readLeftOpen } from './left-open';
import type { RoundEvent } from './machine/round-event';
import type { OpenRound, Trouble } from './machine/round-state';
import { type Press, rememberPress } from './press';

/** What the commands of a game's rounds need. */
export interface RoundContext<Version> {
  readonly backend: GameBackend;
  readonly gameId: string;
  /** Loads what else is needed to show a round. */
  readonly prepare: (round: Round) => Promise<Version>;
  readonly nowMs: () => number;
}

type ResponseTo<Type extends RoundEvent['type'], Version> = Promise<
  Extract<RoundEvent<Version>, { type: Type }>
>;

/** Stores a press, and sends it under its key. Its answer counts once its round can be shown. */
export async function sendPress<Version>(
  context: RoundContext<Version>,
  press: Press,
): ResponseTo<'answered' | 'failed', Version> {
  const { key } = press;
  try {
    rememberPress(context.backend.memory, press);
    return await take(context, key, await request(context.backend, press));
  } catch (failure) {
    return { type: 'failed', key, failure, nowMs: context.nowMs() };
  }
}

/** Finds out what a press was answered, without sending it again. */
export async function checkPress<Version>(
  context: RoundContext<Version>,
  { gameId, key }: Press,
): ResponseTo<'answered' | 'not-played' | 'check-failed', Version> {
  const { backend, nowMs } = context;
  try {
    const answer = await backend.findAnswer(gameId, key);
    return answer ? await take(context, key, answer) : { type: 'not-played', key, nowMs: nowMs() };
  } catch (failure) {
    return { type: 'check-failed', key, failure, nowMs: nowMs() };
  }
}

async function take<Version>(
  { backend, prepare, nowMs }: RoundContext<Version>,
  key: string,
  { round, awaits, balances, sequence }: RoundAnswer,
): ResponseTo<'answered', Version> {
  const version = await prepare(round);
  backend.balances.set(balances, sequence);
  return { type: 'answered', key, played: { round, version }, awaits, balances, nowMs: nowMs() };
}

function request(backend: GameBackend, press: Press): Promise<RoundAnswer> {
  const { gameId, decision, key } = press;
  if (!decision) return backend.play(press, key);
  const taken = { decision: decision.text, step: decision.step };
  return backend.decide({ gameId, id: decision.round }, taken, key);
}

/** Looks up the round behind a refusal, or any open round. */
export async function lookUpRound<Version>(
  { backend, gameId, prepare, nowMs }: RoundContext<Version>,
  after: Trouble | null,
): ResponseTo<'looked-up', Version> {
  const read = after ? readFurtherRound(backend, after, prepare) : readLeftOpen(backend, gameId, prepare);
  try {
    return { type: 'looked-up', after, found: await read, failure: null, nowMs: nowMs() };
  } catch (failure) {
    return { type: 'looked-up', after, found: null, failure, nowMs: nowMs() };
  }
}

/** Confirms that a round was seen to its end, which unblocks other rounds. */
export async function confirmSeen(
  backend: Pick<GameBackend, 'seen'>,
  { gameId, id }: OpenRound,
): ResponseTo<'seen' | 'unseen', never> {
  try {
    await backend.seen({ gameId, id });
    return { type: 'seen', id };
  } catch (failure) {
    return { type: 'unseen', id, failure };
  }
}
