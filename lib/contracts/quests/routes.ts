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
    id: z.string().meta({ description: 'Names the quest of this very day or week.' }),
    period: z.enum(questPeriods),
    startsOn: day.meta({ description: 'The day, or the Monday of the week.' }),
    title: z.string(),
    text: z.string(),
    art: z.string().meta({ description: 'Names its picture.' }),
    path: z.string().meta({ description: 'Where on the site it can be worked on.' }),
    goal: count,
    progress: count.meta({ description: 'At most the goal.' }),
    state: z.enum(questStates),
    endsAt: instant.meta({ description: 'When its day or week is over, in the time zone of the player.' }),
    claimableUntil: instant.meta({ description: 'Until when it can be claimed once it is finished.' }),
    reward: z.object({
      gold: count,
      sweeps: count.meta({ description: 'In hundredths of a Sweeps Coin, for whoever may have them.' }),
    }),
  })
  .meta({ id: 'Quest' });

export const readQuests = defineRoute({
  method: 'get',
  path: '/quests',
  operationId: 'readQuests',
  summary: "Today's three quests and the week's, how far the player has come, and those of the last weeks.",
  answer: z.object({
    day: day.meta({ description: 'The day that it is for the player.' }),
    timeZone: z.string(),
    resetsAt: instant,
    weekResetsAt: instant,
    streak: count.meta({ description: 'Days in a row with at least one claimed quest.' }),
    hasClaimedToday: z.boolean().meta({ description: "Whether one of today's quests was claimed." }),
    refusedAs: refusedAs.meta({
      description: 'Why nothing can be claimed now, as the code of a refusal; null when it can.',
    }),
    sweepsRefusedAs: refusedAs.meta({
      description: 'Why rewards are Gold Coins alone, as the code of a refusal; null when they are not.',
    }),
    quests: z.array(quest).meta({ description: "Today's three, then the week's." }),
    waiting: z.array(quest).meta({
      description: 'Those of yesterday and of last week that are finished and can still be claimed.',
    }),
    history: z
      .array(z.object({ period: z.enum(questPeriods), startsOn: day, quests: z.array(quest) }))
      .meta({ description: 'Days and weeks before, in which something was done; newest first.' }),
  }),
  refusals: [],
});

export const claimQuest = defineRoute({
  method: 'post',
  path: '/quests/{id}/claims',
  operationId: 'claimQuest',
  summary:
    'Claims what a finished quest gives. Asked again it is answered as the first time. Without an allowed age and state it gives Gold Coins alone.',
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
