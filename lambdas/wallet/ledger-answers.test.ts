import { describe, expect, it } from 'vitest';
import { listTransactions } from '#contracts/play/routes';
import { drawsFrom } from '#domain/fairness/draws';
import { beginRound, type PlayableGame } from '#domain/games/play-round';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import type { LedgerDetail } from '#domain/ledger/ledger-detail';
import { amount } from '#domain/money/coin';
import { type Balances, noCoins, post } from '#domain/wallet/balances';
import { currentTerms, grantDetail } from '#domain/wallet/grant';
import { type Posting, move, transfer } from '#domain/wallet/posting';
import { emptyWallet } from '#domain/wallet/wallet';
import { loadProductGames } from '#lambdas/play/load-games';
import { productGames } from '#lambdas/play/product-games';
import { transactionAnswer } from './ledger-answers';

const hash = (letter: string) => letter.repeat(64);
const commitment = {
  serverSeedHash: hash('a'),
  nextServerSeedHash: hash('b'),
  clientSeed: 'client',
  nonce: 7,
};
const revealed = { serverSeed: hash('c'), serverSeedHash: hash('d'), clientSeed: 'client', rounds: 7 };
const rich: Balances = { ...noCoins, gold: amount(10_000), sweepsRedeemable: amount(5000) };
const house = 'house:redemptions';
const spent = transfer({ player: 'player:sweeps-redeemable', house, amount: amount(-1000) });
const setAside = move({ from: 'player:sweeps-redeemable', to: 'player:sweeps-held', amount: amount(1000) });
const credited = transfer({ player: 'player:gold', house, amount: amount(100_000) });

/** Plays a round in which every reel stops at its first symbol. */
function roundOf(game: PlayableGame) {
  const draws = drawsFrom(() => Buffer.alloc(32));
  const request = { id: 't', coin: 'gold', stake: amount(100), choice: null } as const;
  const wallet = { ...emptyWallet('p'), balances: rich };
  const played = beginRound(wallet, game, request, { commitment, draws });
  if ('code' in played) throw new Error(played.code);
  const { postings, detail } = played;
  if (detail.kind !== 'round') throw new Error('The round was not settled');
  return { postings, detail };
}

const game = productGames.findGame('hk-slots')!;
const round = roundOf(game);

const kinds: [LedgerDetail['kind'], Posting[], LedgerDetail, object][] = [
  ['grant', credited, grantDetail('welcome'), { grant: { reason: 'welcome', terms: currentTerms } }],
  [
    'hold',
    setAside,
    { kind: 'hold', hold: 'r', purpose: 'checkout' },
    { hold: { id: 'r', purpose: 'checkout' } },
  ],
  ['release', [], { kind: 'release', hold: 'r', purpose: 'round' }, { hold: { id: 'r', purpose: 'round' } }],
  [
    'adjustment',
    credited,
    { kind: 'adjustment', reason: 'Lost in the mail', actor: 'admin' },
    { adjustment: { reason: 'Lost in the mail' } },
  ],
  [
    'reversal',
    spent,
    { kind: 'reversal', of: 't0', reason: 'A mistake', actor: 'admin' },
    { reversal: { of: 't0', reason: 'A mistake' } },
  ],
  [
    'expiry',
    spent,
    { kind: 'expiry', lastSeenAt: '2026-09-01T00:00:00.000Z' },
    { expiry: { lastSeenAt: '2026-09-01T00:00:00.000Z' } },
  ],
  [
    'play-limits',
    [],
    { kind: 'play-limits', change: 'take-break days=7' },
    { playLimits: { change: 'take-break days=7' } },
  ],
  [
    'round-seen',
    [],
    { kind: 'round-seen', gameId: game.game.id, round: 't0' },
    { roundSeen: { gameId: game.game.id, round: 't0' } },
  ],
  [
    'round',
    [...round.postings],
    round.detail,
    {
      round: {
        id: 't',
        sequence: 3,
        at: '2026-11-21T12:00:00.000Z',
        gameId: game.game.id,
        coin: 'gold',
        stake: 100,
        payout: round.detail.payout,
        outcome: { spins: [{ stops: hkSlots.reels.map(() => 0), multiplier: 1 }] },
        proof: { parHash: game.parHash, serverSeedHash: hash('a'), clientSeed: 'client', nonce: 7 },
      },
    },
  ],
  [
    'seed-rotation',
    [],
    { kind: 'seed-rotation', revealed, current: commitment },
    { seedRotation: { revealed, current: commitment } },
  ],
  [
    'account-change',
    [],
    { kind: 'account-change', step: 'deletion-requested', eraseAt: '2026-12-05T12:00:00.000Z' },
    { accountChange: { step: 'deletion-requested', eraseAt: '2026-12-05T12:00:00.000Z', reason: null } },
  ],
  ['account-closed', [], { kind: 'account-closed', requestedAt: '2026-11-21T12:00:00.000Z' }, {}],
  ['sign-out', [], { kind: 'sign-out' }, {}],
  [
    'wheel-spin',
    credited,
    {
      kind: 'wheel-spin',
      wheel: 'daily-wheel',
      segment: 2,
      sweeps: amount(30),
      terms: currentTerms,
      parHash: hash('e'),
      serverSeedHash: hash('a'),
      clientSeed: 'client',
      nonce: 7,
    },
    {
      wheelSpin: {
        wheel: 'daily-wheel',
        segment: 2,
        sweeps: 30,
        terms: currentTerms,
        proof: { parHash: hash('e'), serverSeedHash: hash('a'), clientSeed: 'client', nonce: 7 },
      },
    },
  ],
  [
    'order',
    [...spent, ...credited],
    { kind: 'order', order: '2026-11-21-071203123-3f9a1c' },
    { order: { id: '2026-11-21-071203123-3f9a1c' } },
  ],
];

describe('transactionAnswer', () => {
  it.each(kinds)(
    'maps a %s to a response that the contract accepts in full',
    async (kind, postings, detail, fields) => {
      const at = new Date('2026-11-21T12:00:00Z');
      const balances = post(rich, postings);

      const answer = await transactionAnswer(loadProductGames, {
        id: 't',
        player: 'p',
        sequence: 3,
        at,
        postings,
        balances,
        detail,
      });

      expect(answer).toMatchObject({
        id: 't',
        sequence: 3,
        kind,
        at: '2026-11-21T12:00:00.000Z',
        postings,
        balances,
        ...fields,
      });
      expect(Object.keys(answer)).toHaveLength(6 + Object.keys(fields).length);
      // A zod schema strips unknown fields.
      expect(listTransactions.answer.parse({ items: [answer], next: null })).toEqual({
        items: [answer],
        next: null,
      });
    },
  );
});
