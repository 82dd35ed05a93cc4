import { monthOf, type SettledMonth } from '#domain/affiliates/settlement';
import { addDays, type LocalDay } from '#domain/player/local-day';
import { claimDailyBonus } from '#lambdas/bonuses/claim-daily-bonus';
import { spinDailyWheel } from '#lambdas/bonuses/spin-daily-wheel';
import type { DemoDraws } from '#lambdas/draws/demo/demo-draws';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { buyCoins } from './buy-coins';
import { decideIdentityCheck, submitIdentityCheck } from './check-identity';
import { claimQuests } from './claim-quests';
import { completeOrderStatuses } from './complete-order-statuses';
import { createPendingWork } from './create-pending-work';
import { issueGiftCodes } from './gift-cards';
import { confirmWinners, enterDraw, fillDraws, runDemoDraws } from './hold-draws';
import { join } from './join';
import { openDemoTicket, type OpenTicket, workOnTickets } from './open-tickets';
import type { DemoPlayer } from './person';
import { playRounds } from './play-rounds';
import { attributePlayer, click, type Promotion, settleMonth } from './promote';
import { raiseDemoAlarms } from './raise-alarms';
import { redeem } from './redeem';
import { RequestRefused } from './request';
import { type OpenOrder, stepOrders } from './step-orders';
import type { World } from './world';

/** Everything that is under way in the history. */
export interface HistoryState {
  readonly players: readonly DemoPlayer[];
  /** The number of the day on which a player joined. */
  readonly joined: Map<string, number>;
  /** Players who came by the affiliate's links. */
  readonly referred: Set<string>;
  readonly promotion: Promotion;
  readonly draws: DemoDraws;
  readonly orders: OpenOrder[];
  readonly tickets: OpenTicket[];
  /** Submitted identity checks. */
  readonly checks: { readonly player: string; readonly decideOn: number; readonly isApproved: boolean }[];
}

interface Day {
  readonly midnight: Date;
  /** From 1. */
  readonly day: number;
  readonly headStartDays: number;
  /** Number of all days. */
  readonly days: number;
}

const hourMs = 3_600_000;
/** Players who join in the head start, all of them by the affiliate's links. */
const earlyPlayers = 4;
/** On the last days nothing is decided, so that work is left for admins. */
const undecidedDays = 2;

/** Simulates a day of the history: joins, visits and clicks of players, and the work of admins. */
export async function simulateDay(world: World, state: HistoryState, day: Day): Promise<void> {
  const { chance, moveTo } = world;
  const at = (hour: number) => new Date(day.midnight.getTime() + hour * hourMs);
  moveTo(at(7));
  await runDemoDraws(world, state.draws, day.days - day.day + 1);
  moveTo(at(8));
  await workAsAdmins(world, state, day);
  moveTo(at(12));
  for (let clicks = chance.below(4); clicks > 0; clicks -= 1) {
    world.wait(300);
    await click(world, state.promotion);
  }
  await admitPlayers(world, state, day);
  for (const player of state.players) {
    if (!state.joined.has(player.id) || !chance.happens(day.day > day.headStartDays ? 58 : 30)) continue;
    // All time zones of the players are on the same day at 14:00 to 22:00 UTC.
    moveTo(new Date(at(14).getTime() + chance.below(8 * 60) * 60_000));
    await acceptingRefusals(() => visit(world, state, player, day));
  }
  moveTo(at(23));
  const members = state.players.filter(({ id }) => state.joined.has(id));
  const isLastDay = day.day === day.days;
  await fillDraws(world, members, { isLastDay });
  if (!isLastDay) return;
  await createPendingWork(world, members);
  await completeOrderStatuses(world, members);
  await raiseDemoAlarms(world, day.midnight);
}

/** A refusal ends a visit, as it does for a person: limits and ceilings of the product hold in the history as well. */
async function acceptingRefusals(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
  }
}

/** Joins players in the order of the list. */
async function admitPlayers(
  world: World,
  { players, joined, referred, promotion }: HistoryState,
  day: Day,
): Promise<void> {
  const { chance, wait } = world;
  for (const [index, player] of players.entries()) {
    if (joined.has(player.id) || day.day < joinDayOf(index, players.length, day)) continue;
    wait(600);
    const clickId = index < earlyPlayers || chance.happens(30) ? await click(world, promotion) : null;
    await join(world, player);
    joined.set(player.id, day.day);
    if (clickId !== null) {
      await attributePlayer(world, player.id, clickId);
      referred.add(player.id);
    }
    if (index >= earlyPlayers) continue;
    for (const packageId of ['coins-19999', 'coins-9999']) {
      wait(600);
      await buyCoins(world, player.id, { packageId, outcome: 'pay' });
    }
  }
}

/**
 * Returns the day on which a player joins: the first ones early in the head start, most of the others at its end, so that every day of a
 * report has hundreds of rounds, and a few over most of the history, so that it has sign-ups.
 */
function joinDayOf(index: number, count: number, { headStartDays, days }: Day): number {
  if (index < earlyPlayers) return 2 + index * 3;
  const first = Math.floor(headStartDays * 0.75) + 1;
  const share = (index - earlyPlayers) / (count - earlyPlayers);
  return first + Math.floor((days * 0.9 - first) * share ** 3);
}

/**
 * How often players buy coins, redeem prizes and enter draws, in percent of their visits, and the price of the dearest prize they redeem
 * for, in hundredths of a Sweeps Coin. An affiliate earns a share of what its players pay less what they redeem: these buy more and redeem
 * less than others, so that its dashboard shows a commission in most months.
 */
const habitsOfReferred = { buysWhenShort: 40, buys: 22, redeems: 7, priciest: 5_000, entersDraw: 2 };
const habitsOfOthers = { buysWhenShort: 22, buys: 5, redeems: 30, priciest: Infinity, entersDraw: 8 };

/** A visit of a player: gifts, coins, rounds, and sometimes a prize or a question. */
async function visit(world: World, state: HistoryState, player: DemoPlayer, day: Day): Promise<void> {
  const { product, chance, wait, nextKey } = world;
  const { id } = player;
  const habits = state.referred.has(id) ? habitsOfReferred : habitsOfOthers;
  if (chance.happens(60)) await claimDailyBonus(product, { player: id, key: nextKey() });
  wait(15);
  if (chance.happens(50)) await spinDailyWheel(product, { player: id, key: nextKey() });
  wait(15);
  await claimQuests(world, id);
  const { balances } = (await loadOpened(product.wallets)(id)).wallet;
  const isShort = balances.sweepsUnplayed + balances.sweepsRedeemable < 1_500;
  if (chance.happens(isShort ? habits.buysWhenShort : habits.buys)) await buyCoins(world, id);
  for (let games = chance.between(1, 2); games > 0; games -= 1) {
    wait(chance.between(60, 300));
    await playRounds(world, id, { rounds: chance.between(6, 16) });
  }
  if (chance.happens(habits.redeems))
    await orderOrSubmitIdentity(world, state, player, day, async () => {
      const number = state.orders.filter(({ isShipped }) => isShipped).length;
      const { priciest } = habits;
      const order = await redeem(world, player, { priciest, number, daysLeft: day.days - day.day });
      if (order) state.orders.push(order);
    });
  if (chance.happens(habits.entersDraw))
    await orderOrSubmitIdentity(world, state, player, day, () => enterDraw(world, state.draws, player));
  if (chance.happens(1.5)) state.tickets.push(await openDemoTicket(world, id));
}

/** Orders a prize. A player who must prove their identity first submits the documents. */
async function orderOrSubmitIdentity(
  world: World,
  { checks }: HistoryState,
  player: DemoPlayer,
  { day }: Day,
  order: () => Promise<void>,
): Promise<void> {
  const { chance, product } = world;
  try {
    await order();
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code !== 'identity/needed') throw error;
    if ((await product.checks.load(player.id)).state !== 'open') return;
    await submitIdentityCheck(world, player.id);
    checks.push({ player: player.id, decideOn: day + chance.between(1, 3), isApproved: chance.happens(90) });
  }
}

/** The work of admins: orders, gift codes, winners, tickets, identity checks, and on the second of a month the affiliate's payout. */
async function workAsAdmins(
  world: World,
  { orders, tickets, checks }: HistoryState,
  { midnight, day, days }: Day,
): Promise<void> {
  const today = midnight.toISOString().slice(0, 'YYYY-MM-DD'.length) as LocalDay;
  if (today.endsWith('-02')) await settleMonth(world, monthBefore(today));
  if (day > days - undecidedDays) return;
  await stepOrders(world, orders);
  await issueGiftCodes(world);
  for (const player of await confirmWinners(world))
    checks.push({ player, decideOn: day + 1, isApproved: true });
  await workOnTickets(world, tickets);
  for (const { player, decideOn, isApproved } of checks)
    if (decideOn === day) await decideIdentityCheck(world, player, isApproved);
}

function monthBefore(today: LocalDay): SettledMonth {
  return monthOf(addDays(today, -2));
}
