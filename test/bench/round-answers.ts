import { createHash, randomUUID } from 'node:crypto';
import type { APIResponse, Page } from 'playwright-core';
import { drawsFrom } from '#domain/fairness/draws';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { slotGame } from '#domain/games/slots/slot-game';

/** The parts of a round response from which another one is made. */
interface Answer {
  readonly round: { readonly id: string; readonly sequence: number; readonly stake: number };
  readonly balances: { readonly gold: number };
  readonly sequence: number;
}

/**
 * Answers the round requests of an HK Slots page immediately: the first with the response of the API, each further one in the same shape
 * with draws and pays of the game’s rules.
 */
export async function answerRounds(page: Page): Promise<void> {
  const game = slotGame(hkSlots);
  let first: { response: APIResponse; answer: Answer } | null = null;
  let number = 0;

  await page.route('**/games/hk-slots/rounds', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (!first) {
      const response = await route.fetch();
      first = { response, answer: (await response.json()) as Answer };
      return route.fulfill({ response });
    }
    number += 1;
    const { response, answer } = first;
    const block = (index: number) => createHash('sha256').update(`${number} ${index}`).digest();
    const { stake } = answer.round;
    const played = game.play(drawsFrom(block), { stake, choice: null, decisions: [] });
    if ('code' in played) throw new Error(`A round without decisions was refused: ${played.code}`);
    const sequence = answer.sequence + number;
    return route.fulfill({
      response,
      json: {
        ...answer,
        round: {
          ...answer.round,
          id: randomUUID(),
          sequence,
          outcome: played.outcome,
          payout: played.payout,
        },
        // Requests that mark rounds as seen reach the API, which does not know these rounds; the page accepts the response.
        awaits: played.isShownInSteps ? 'seeing' : null,
        balances: { ...answer.balances, gold: answer.balances.gold + (number % 7) },
        sequence,
      },
    });
  });
}
