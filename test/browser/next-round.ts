import { createHmac } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright-core';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import type { Play, RoundSoFar } from '#domain/games/game';
import type { AnyGame, GameOutcome } from '#domain/games/games';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import type { RoundOutcome } from '#domain/games/slots/round';
import { slotGame } from '#domain/games/slots/slot-game';
import { account } from '../../lib/local/account';
import { secretArn } from '../../lib/local/secrets/secrets';
import { deriveSeed, readSeedKey } from '../server-seed';
import { withTables } from './local-tables';

/** The number of the server seed in use, the player's seed, and the round's number, as the item of a wallet keeps them. */
type Fairness = readonly [seedNumber: number, clientSeed: string, nonce: number];

const seedsSecret = secretArn('ServerSeedsKey578A34CA', account);

/** A round of HK Slots as `letNextRoundOf` gives it, staked with 100 coins. */
export async function letNextRoundBe(
  siteUrl: string,
  player: string,
  isGood: (round: RoundOutcome) => boolean,
): Promise<RoundOutcome> {
  const spinsOf = ({ outcome, payout }: RoundSoFar<GameOutcome>): RoundOutcome => {
    if (outcome.family !== 'slots' || payout === null) throw new Error('HK Slots is a slot machine');
    return { spins: outcome.spins, payout };
  };
  const play = { stake: 100, choice: null, decisions: [] };
  const isWanted = (round: RoundSoFar<GameOutcome>) => isGood(spinsOf(round));
  return spinsOf(await letNextRoundOf(siteUrl, player, { game: slotGame(hkSlots), play, isWanted }));
}

/**
 * Decides what kind of round a player's next one is. Chance cannot be forced, but whoever runs the host can read the key of its seeds: rounds
 * of other kinds are passed over by their number, and the one that comes is played, settled and proven like any other.
 *
 * @param player           who it is for, by their `sub`
 * @param wanted.play      what the player is going to ask for
 * @param wanted.isWanted  which round to wait for
 * @returns what the round will be
 */
export async function letNextRoundOf(
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
      await client.send(
        new UpdateCommand({
          ...wallet,
          UpdateExpression: `SET fairness[2] = :number, ${lastRoundLongAgo}`,
          ExpressionAttributeValues: { ':number': number, ':before': aMinuteAgo() },
        }),
      );
      return round;
    }
    throw new Error('No round of this seed is like that');
  });
}

/** Lets a player's next round be soon enough, whenever the last one was: the shortest cycle of games is not waited for. */
export function letNextRoundBeAtOnce(siteUrl: string, player: string): Promise<void> {
  return withWallet(siteUrl, player, async (client, wallet) => {
    await client.send(
      new UpdateCommand({
        ...wallet,
        UpdateExpression: `SET ${lastRoundLongAgo}`,
        ExpressionAttributeValues: { ':before': aMinuteAgo() },
      }),
    );
  });
}

const lastRoundLongAgo = 'play.lastRoundAt = :before';
const aMinuteAgo = () => Date.now() - 60_000;

/** A round of one spin. */
export function hasNoFreeSpins({ spins }: RoundOutcome): boolean {
  return spins.length === 1;
}

/** Lets the house forget when a player was born and where they live, which every seeded player has told. */
export function clearResidency(siteUrl: string, player: string): Promise<void> {
  return withWallet(siteUrl, player, async (client, wallet) => {
    await client.send(
      new UpdateCommand({
        ...wallet,
        UpdateExpression: 'SET play.residency[0] = :nothing, play.residency[1] = :nothing',
        ExpressionAttributeValues: { ':nothing': null },
      }),
    );
  });
}

/** Lets a player who has just played be due for the reality check, as if they had played for over an hour. */
export function letRealityCheckBeDue(siteUrl: string, player: string): Promise<void> {
  return withWallet(siteUrl, player, async (client, wallet) => {
    await client.send(
      new UpdateCommand({
        ...wallet,
        UpdateExpression: 'SET play.#session[0] = :began, play.#session[1] = :began',
        ExpressionAttributeNames: { '#session': 'session' },
        ExpressionAttributeValues: { ':began': Date.now() - 62 * 60_000 },
      }),
    );
  });
}

/** Who is signed in on a page, by their `sub`, read from the next request of the page that bears their token. */
export async function playerOn(page: Page): Promise<string> {
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
  return withTables(siteUrl, ({ client, named, servicesUrl }) =>
    work(client, { TableName: named('Wallets'), Key: { player } }, servicesUrl),
  );
}
