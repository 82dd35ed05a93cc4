import type * as z from 'zod';
import { asMutable } from '#contracts/mutable';
import type { parSheet, rules } from '#contracts/play/rules-shapes';
import type { BlackjackRules } from '#domain/games/blackjack/rules';
import type { AnyGame } from '#domain/games/games';
import type { Original } from '#domain/games/originals/original';
import type { ParSheet } from '#domain/games/par-sheets';
import type { RouletteRules } from '#domain/games/roulette/rules';
import type { ScratchCard } from '#domain/games/scratch/card';
import type { SlotMachine } from '#domain/games/slots/machine';
import { deck } from '#domain/games/video-poker/deck';

type RulesAnswer = z.input<typeof rules>;
type SheetAnswer = z.input<typeof parSheet>;

/** Converts the rules of a game into their response shape. */
export function rulesAnswer(game: AnyGame): RulesAnswer {
  switch (game.family) {
    case 'slots':
      return slotsRules(game.machine);
    case 'scratch':
      return scratchRules(game.card);
    case 'blackjack':
      return blackjackRules(game.rules);
    case 'roulette':
      return rouletteRules(game.rules);
    case 'video-poker':
      return { family: 'video-poker', deck: [...deck], payTable: game.table.payTable };
    case 'originals':
      return originalRules(game.original);
    case 'wheel':
      return { family: 'wheel', segments: asMutable(game.wheel.segments) };
  }
}

/** Converts a PAR sheet into its response shape. */
export function sheetAnswer(sheet: ParSheet): SheetAnswer {
  return asMutable(sheet);
}

function slotsRules(machine: SlotMachine): RulesAnswer {
  const {
    symbols,
    wild,
    wildsExpand,
    scatter,
    reels,
    rows,
    lines,
    stakeParts,
    clusterSizes,
    payTable,
    freeSpins,
    respins,
    tumbles,
  } = asMutable(machine);
  const optional = {
    ...(wildsExpand !== undefined && { wildsExpand }),
    ...(clusterSizes && { clusterSizes }),
    ...(respins && { respins }),
    ...(tumbles && { tumbles }),
  };
  return {
    family: 'slots',
    symbols,
    wild,
    scatter,
    reels,
    rows,
    lines,
    stakeParts,
    payTable,
    freeSpins,
    ...optional,
  };
}

function scratchRules(card: ScratchCard): RulesAnswer {
  const { symbols, layout, prizes } = asMutable(card);
  return { family: 'scratch', symbols, layout, prizes };
}

function blackjackRules(game: BlackjackRules): RulesAnswer {
  const { ranks, suits, dealerStandsOn, pays, insurance, terms } = asMutable(game);
  return { family: 'blackjack', ranks, suits, dealerStandsOn, pays, ...(insurance && { insurance }), terms };
}

function originalRules({ table, terms }: Original): RulesAnswer {
  return { family: 'originals', table: { ...table }, terms: [...terms] };
}

function rouletteRules(game: RouletteRules): RulesAnswer {
  const { pockets, paysByPockets, fields, mostFields, totals } = asMutable(game);
  return { family: 'roulette', pockets, paysByPockets, fields, mostFields, totals };
}
