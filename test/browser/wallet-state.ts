import { createHmac } from 'node:crypto';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright-core';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import type { Play, RoundSoFar } from '#domain/games/game';
import type { AnyGame, GameOutcome } from '#domain/games/games';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import type { RoundOutcome } from '#domain/games/slots/round';
import { slotGame } from '#domain/games/slots/slot-game';
import { secretArn } from '../../lib/local/secrets/resources';
import { deriveSeed, readSeedKey } from '../server-seed';
import { withTables } from './local-tables';

/** Server seed number, client seed and nonce, as stored in the wallet item. */
type Fairness = readonly [seedNumber: number, clientSeed: string, nonce: number];

const seedsSecret = secretArn('ServerSeedsKey578A34CA');

/** Selects the next round of HK Slots with a stake of 100, as `selectNextRound` does. */
export async function selectHkSlotsRound(
  siteUrl: string,
  player: string,
  isWantedSpins: (round: RoundOutcome) => boolean,
): Promise<RoundOutcome> {
  const spinsOf = ({ outcome, payout }: RoundSoFar<GameOutcome>): RoundOutcome => {
    if (outcome.family !== 'slots' || payout === null) throw new Error('HK Slots is a slot machine');
    return { spins: outcome.spins, payout };
  };
  const play = { stake: 100, choice: null, decisions: [] };
  const isWanted = (round: RoundSoFar<GameOutcome>) => isWantedSpins(spinsOf(round));
  return spinsOf(await selectNextRound(siteUrl, player, { game: slotGame(hkSlots), play, isWanted }));
}

/**
 * Selects a player’s next round. Chance cannot be forced, but the host’s seed key is readable: the nonce skips unwanted rounds, and the
 * selected round is played, settled and proven like any other.
 *
 * @param player  the player’s `sub`
 * @param wanted.play  the play that the player will request
 * @param wanted.isWanted  predicate of the wanted round
 * @returns the selected round
 */
export async function selectNextRound(
  siteUrl: string,
  player: string,
  {
    game,
    play,
    isWanted,
  }: { game: AnyGame; play: Play; isWanted: (round: RoundSoFar<GameOutcome>) => boolean },
): Promise<RoundSoFar<GameOutcome>> {
  return withWallet(siteUrl, player, async (client, wallet, servicesUrl) => {
    const { Item: item } = await client.send(new GetCommand(wallet));
    const [seedNumber, clientSeed, nonce] = item?.['fairness'] as Fairness;
    const serverSeed = deriveSeed(await readSeedKey(servicesUrl, seedsSecret), player, seedNumber);

    for (let number = nonce; number < nonce + 20_000; number += 1) {
      const block = (index: number) =>
        createHmac('sha256', serverSeed)
          .update(roundMessage(clientSeed, number, index))
          .digest();
      const round = game.play(drawsFrom(block), play);
      if ('code' in round || !isWanted(round)) continue;
      await sendRetryingConflicts(
        client,
        new UpdateCommand({
          ...wallet,
          UpdateExpression: `SET fairness[2] = :number, ${backdateLastRound}`,
          ExpressionAttributeValues: { ':number': number, ':before': oneMinuteAgo() },
        }),
      );
      return round;
    }
    throw new Error('No round of this seed matches');
  });
}

/** Backdates the last round, so that the shortest cycle does not delay the next one. */
export function skipRoundCooldown(siteUrl: string, player: string): Promise<void> {
  return withWallet(siteUrl, player, async (client, wallet) => {
    await sendRetryingConflicts(
      client,
      new UpdateCommand({
        ...wallet,
        UpdateExpression: `SET ${backdateLastRound}`,
        ExpressionAttributeValues: { ':before': oneMinuteAgo() },
      }),
    );
  });
}

const backdateLastRound = 'play.lastRoundAt = :before';
const oneMinuteAgo = () => Date.now() - 60_000;

/** Whether the round has a single spin. */
export function hasNoFreeSpins({ spins }: RoundOutcome): boolean {
  return spins.length === 1;
}

/** Removes birthday and state, which every seeded player has. */
export function clearResidency(siteUrl: string, player: string): Promise<void> {
  return withWallet(siteUrl, player, async (client, wallet) => {
    await sendRetryingConflicts(
      client,
      new UpdateCommand({
        ...wallet,
        UpdateExpression: 'SET play.residency[0] = :nothing, play.residency[1] = :nothing',
        ExpressionAttributeValues: { ':nothing': null },
      }),
    );
  });
}

/** Backdates the session by over an hour, so that the reality check of a playing player is due. */
export function makeRealityCheckDue(siteUrl: string, player: string): Promise<void> {
  return withWallet(siteUrl, player, async (client, wallet) => {
    await sendRetryingConflicts(
      client,
      new UpdateCommand({
        ...wallet,
        UpdateExpression: 'SET play.#session[0] = :began, play.#session[1] = :began',
        ExpressionAttributeNames: { '#session': 'session' },
        ExpressionAttributeValues: { ':began': Date.now() - 62 * 60_000 },
      }),
    );
  });
}

/** Id of the signed-in player, from the token of the page’s next wallet request. */
export async function playerIdOn(page: Page): Promise<string> {
  const request = await page.waitForRequest((each) => each.url().endsWith('/wallet'));
  const [, claims = ''] = ((await request.headerValue('authorization')) ?? '').split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}

function withWallet<Result>(
  siteUrl: string,
  player: string,
  work: (
    client: DynamoDBDocumentClient,
    wallet: { TableName: string; Key: object },
    servicesUrl: string,
  ) => Promise<Result>,
): Promise<Result> {
  return withTables(siteUrl, ({ client, tableName, servicesUrl }) =>
    work(client, { TableName: tableName('Wallets'), Key: { player } }, servicesUrl),
  );
}

/** Writes once no transaction of the product holds the item. */
async function sendRetryingConflicts(client: DynamoDBDocumentClient, command: UpdateCommand): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await client.send(command);
      return;
    } catch (error) {
      if (!(error instanceof TransactionConflictException) || attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}
