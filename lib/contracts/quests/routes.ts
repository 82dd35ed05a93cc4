import * as z from 'zod';
import { sweepsGiftRefusals } from '#domain/coins/gift';
import { questPeriods } from '#domain/quests/quest';
import { questStates } from '#domain/quests/quest-state';
import { defineRoute } from '../route-contract';
import { balances, count, instant } from '../shapes';

const day = z.string().meta({ format: 'date' });
const refusedAs = z.enum(sweepsGiftRefusals).nullable();

const quest = z
  .object({
    id: z.string().meta({ description: 'Identifies the quest and its day or week.' }),
    period: z.enum(questPeriods),
    startsOn: day.meta({ description: 'The day, or the Monday of the week.' }),
    title: z.string(),
    text: z.string(),
    art: z.string().meta({ description: 'Name of its picture.' }),
    path: z.string().meta({ description: 'Path of the page where the player can make progress.' }),
    goal: count,
    progress: count.meta({ description: 'Progress toward the goal, at most the goal.' }),
    state: z.enum(questStates),
    endsAt: instant.meta({ description: 'End of its day or week in the player’s time zone.' }),
    claimableUntil: instant.meta({ description: 'Latest time at which the finished quest can be claimed.' }),
    reward: z.object({
      gold: count,
      sweeps: count.meta({ description: 'Sweeps Coins for eligible players, in hundredths.' }),
    }),
  })
  .meta({ id: 'Quest' });

export const readQuests = defineRoute({
  method: 'get',
  path: '/quests',
  operationId: 'readQuests',
  summary: "Get the player's daily and weekly quests with their progress, and those of past weeks.",
  answer: z.object({
    day: day.meta({ description: 'Current day in the player’s time zone.' }),
    timeZone: z.string(),
    resetsAt: instant,
    weekResetsAt: instant,
    streak: count.meta({ description: 'Number of consecutive days with at least one claimed quest.' }),
    hasClaimedToday: z.boolean().meta({ description: "Whether one of today's quests was claimed." }),
    refusedAs: refusedAs.meta({
      description: 'Error code of why nothing can be claimed now; null if it can.',
    }),
    sweepsRefusedAs: refusedAs.meta({
      description: 'Error code of why rewards are Gold Coins only; null if they are not.',
    }),
    quests: z.array(quest).meta({ description: 'Daily quests, then weekly quests.' }),
    waiting: z.array(quest).meta({
      description: 'Finished quests of yesterday and last week that can still be claimed.',
    }),
    history: z
      .array(z.object({ period: z.enum(questPeriods), startsOn: day, quests: z.array(quest) }))
      .meta({ description: 'Past days and weeks with progress, newest first.' }),
  }),
  refusals: [],
});

export const claimQuest = defineRoute({
  method: 'post',
  path: '/quests/{id}/claims',
  operationId: 'claimQuest',
  summary:
    'Claim the reward of a finished quest. Repeating the claim returns the first result. A player who is not eligible for Sweeps Coins receives Gold Coins only.',
  parameters: z.strictObject({ id: z.string().min(1).max(80) }),
  idempotent: true,
  answer: z.object({
    quest,
    credited: z.object({ gold: count, sweeps: count }),
    balances,
    sequence: count,
  }),
  refusals: [
    'quests/unknown-quest',
    'quests/not-finished',
    'quests/expired',
    'player/under-age',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
  ],
});

export const questContracts = [readQuests, claimQuest];
