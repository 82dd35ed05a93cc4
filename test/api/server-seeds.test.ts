import { createHmac } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSeed, readSeedKey } from '../server-seed';
import { type Casino, openCasino } from './casino';
import { openShopper, type Shopper } from './shopper';

/** Functions that draw with server seeds of players: rounds, the daily wheel, mystery prizes. */
const drawing = ['bonuses', 'play', 'shop'].map((area) => `lambdas/functions/api-${area}/handler.ts`);

describe('server seeds of players', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino({ expectsDenials: true });
  });
  afterAll(() => casino.close());

  it('derive from a key that only the roles of drawing functions can read', async () => {
    const { servicesUrl, seedsSecret } = casino;
    const functions = casino.host.functions.definitions();

    const readers = await Promise.all(
      functions.map(async ({ entry, environment }) => {
        const asRole = {
          accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
          secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
          sessionToken: environment['AWS_SESSION_TOKEN']!,
        };
        const isRead = await readSeedKey(servicesUrl, seedsSecret, asRole).then(
          () => true,
          (error: Error) => {
            expect(error.message).toBe('Secrets Manager answered with status 400');
            return false;
          },
        );
        return isRead ? [entry] : [];
      }),
    );

    expect(readers.flat().sort()).toEqual(drawing);
    expect(functions.length).toBeGreaterThan(20);
  });

  it('are in no wallet in any encoding', async () => {
    const player = await openShopper(casino, 'sealed@jade.test');
    const bytesOf = async () => JSON.stringify(readable(await walletOf(player)));
    await player.callApi('GET', '/wallet');
    const written = [await bytesOf()];
    await player.callApi('GET', '/fairness');
    written.push(await bytesOf());
    await casino.playRound(player.token, 'first');
    written.push(await bytesOf());

    const { body } = await casino.callResolvingOpenRound('POST', '/fairness/rotate', {
      token: player.token,
      key: 'rotate',
      body: {},
    });
    const after = await bytesOf();

    const [first, ...sealed] = await seedsOf(player, 0, 1, 2, 3);
    expect(body.revealed.serverSeed).toBe(first);
    const forms = [first!, ...sealed].flatMap(formsOf);
    for (const item of [...written, after]) expect(forms.filter((form) => item.includes(form))).toEqual([]);
  });

  it('cannot be derived from a wallet item, so rounds cannot be predicted', async () => {
    const player = await openShopper(casino, 'foreseen@jade.test');
    const token = player.token;
    await casino.playRound(token, 'before');
    await casino.callResolvingOpenRound('POST', '/fairness/rotate', { token, key: 'rotate', body: {} });
    const { clientSeed, nonce } = (await player.callApi('GET', '/fairness')).body;
    const { body: game } = await casino.callApi('GET', '/public/games/hk-slots');
    const foresee = (serverSeed: string) => {
      const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest();
      const stops = (game.rules.reels as string[][]).map(
        (strip, reel) => block.readUInt32BE(reel * 4) % strip.length,
      );
      return stops.join();
    };

    const texts = textsIn(readable(await walletOf(player)));
    const guesses = texts.flatMap((text) => [
      text,
      ...[0, 1, 2].map((number) => deriveSeed(text, player.id, number)),
    ]);
    const [known] = await seedsOf(player, 1);
    const { body } = await casino.playRound(token, 'next');

    const drawn = (body.round.outcome.spins[0].stops as number[]).join();
    expect(foresee(known!)).toBe(drawn);
    expect(guesses.length).toBeGreaterThan(20);
    expect(guesses.filter((guess) => foresee(guess) === drawn)).toEqual([]);
  });

  async function walletOf({ id: player }: Shopper): Promise<Record<string, unknown>> {
    const { dynamoDb, tables } = casino;
    const { Item } = await dynamoDb.send(new GetCommand({ TableName: tables.wallets, Key: { player } }));
    return Item!;
  }

  function seedsOf({ id }: Shopper, ...numbers: readonly number[]): Promise<string[]> {
    return Promise.all(numbers.map((number) => casino.serverSeedOf(id, number)));
  }
});

/** Copy of a value with bytes in hex, the published form of seeds and hashes. */
function readable(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readable(part)]));
}

/** Every string in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Encodings of a seed: its text, its bytes, and the bytes of its text. */
function formsOf(seed: string): string[] {
  const bytes = Buffer.from(seed, 'hex');
  const text = Buffer.from(seed);
  return [
    seed,
    bytes.toString('base64'),
    bytes.toString('base64url'),
    text.toString('hex'),
    text.toString('base64'),
  ];
}
