import * as z from 'zod';
import { noticeKinds } from '#domain/notices/notice-event';
import { changeableGroups } from '#domain/player/groups';
import { orderStatuses } from '#domain/rewards/order-status';
import { adminPurchase } from '../coins/admin-purchase-shapes';
import { identityCheck } from '../identity/routes';
import { playLimits } from '../play/limit-routes';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { balances, count, instant } from '../shapes';
import { player, reason } from '../wallet/admin-routes';
import { birthdayFields, liftFields, playerSearchFields, suspensionFields } from './fields';
import { suspension } from './suspension-shapes';

const foundPlayer = z
  .object({
    player: z.string(),
    email: z.string().nullable(),
    displayName: z.string().nullable(),
    openedAt: instant.nullable().meta({ description: 'Time the wallet was opened; null before that.' }),
    suspended: z.boolean(),
    frozen: z.boolean().meta({ description: 'Whether the player’s Sweeps Coins are frozen.' }),
    excluded: z.boolean().meta({ description: 'Whether a self-exclusion is in force.' }),
    closed: z.boolean().meta({ description: 'Whether the account was closed at the player’s request.' }),
  })
  .meta({ id: 'FoundPlayer' });

/** Which players a list shows. */
const playerFilters = ['newest', 'suspended', 'frozen', 'excluded'] as const;

const perCoin = z.object({ gold: count, sweeps: count });

/** A player as admins see one. */
export const adminPlayer = z
  .object({
    ...foundPlayer.shape,
    emailVerified: z.boolean(),
    signIn: z
      .string()
      .nullable()
      .meta({ description: 'Status in the user pool; null for a user who was deleted from it.' }),
    groups: z.array(z.string()),
    acceptedTerms: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
    balances,
    sequence: count,
    updatedAt: instant,
    suspension: suspension.nullable(),
    frozenBy: z.array(z.string()).meta({
      description: 'Reasons why the player’s Sweeps Coins are frozen; empty if they are not.',
    }),
    deletion: z.object({ requestedAt: instant, eraseAt: instant, closedAt: instant.nullable() }).nullable(),
    limits: playLimits,
    identity: identityCheck,
    totals: z.object({
      rounds: perCoin,
      staked: perCoin,
      paid: perCoin,
      purchasedCents: count,
      refundedCents: count,
      redeemedSweeps: z.int(),
    }),
    orders: z.array(
      z.object({
        id: z.string(),
        status: z.enum(orderStatuses),
        placedAt: instant,
        total: count,
        products: z.array(z.object({ id: z.string(), name: z.string(), quantity: count })),
      }),
    ),
    purchases: z.array(adminPurchase),
    nextPurchases: z.string().nullable().meta({
      description: 'Pass this as `before` to list older purchases; null when there are none.',
    }),
    notices: z.array(
      z.object({
        id: z.string(),
        at: instant,
        kind: z.enum(noticeKinds),
        title: z.string(),
        mailedAt: instant.nullable(),
      }),
    ),
  })
  .meta({
    id: 'AdminPlayer',
    description: 'A player as admins see it, with the latest orders, purchases, and notices.',
  });

export const findPlayers = defineRoute({
  method: 'get',
  path: '/admin/players',
  operationId: 'findPlayers',
  summary:
    'List players, newest first or those under a restriction, or find them by the beginning of their email address, by id, or by display name.',
  query: z.strictObject({
    find: z
      .optional(playerSearchFields.find)
      .meta({ description: 'Returns at most 20 players, on one page.' }),
    show: z.enum(playerFilters).default('newest').meta({
      description: 'All players, newest first, or those who are suspended, frozen or self-excluded.',
    }),
    limit: queryNumber(z.int().min(1).max(50))
      .default(25)
      .meta({ override: { default: 25 } }),
    after: z
      .string()
      .max(128)
      .regex(/^[^/]+(\/[^/]+)?$/, 'must be the `next` of a page')
      .optional(),
  }),
  answer: z.object({
    items: z.array(foundPlayer),
    isCut: z.boolean().meta({ description: 'Whether more players than these may match a search.' }),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `after` to get the next page; null on the last page.' }),
  }),
  refusals: ['session/forbidden'],
});

export const readAdminPlayer = defineRoute({
  method: 'get',
  path: '/admin/players/{player}',
  operationId: 'readAdminPlayer',
  summary: 'Get a player.',
  parameters: z.strictObject({ player }),
  answer: adminPlayer,
  refusals: ['session/forbidden', 'player/unknown-player'],
});

const suspensionAnswer = z.object({ suspension: suspension.nullable() });

export const suspendPlayer = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/suspensions',
  operationId: 'suspendPlayer',
  summary:
    'Suspend a player; an account of an admin by SUPERADMINS with a recent sign-in only, which ends its sign-ins and its membership in ADMINS and SUPERADMINS. The player can still sign in and see their data, but cannot play, buy, redeem, or receive anything. The player sees the reason.',
  parameters: z.strictObject({ player }),
  body: z.strictObject(suspensionFields),
  idempotent: true,
  answer: suspensionAnswer,
  refusals: ['session/forbidden', 'session/not-recent', 'player/unknown-player', 'player/suspended'],
});

export const liftSuspension = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/suspension-lifts',
  operationId: 'liftSuspension',
  needsRecentSignIn: true,
  summary:
    'Lift the suspension of a player; of an account of an admin by SUPERADMINS only. Groups of admins that the account left are not returned.',
  parameters: z.strictObject({ player }),
  body: z.strictObject(liftFields),
  idempotent: true,
  answer: suspensionAnswer,
  refusals: ['session/forbidden', 'player/unknown-player', 'player/not-suspended'],
});

export const correctBirthday = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/birthday-corrections',
  operationId: 'correctBirthday',
  needsRecentSignIn: true,
  summary:
    'Correct the date of birth that a player stated, such as a typo by which they are under age. The player is notified. A date that an identity check confirmed cannot be changed.',
  parameters: z.strictObject({ player }),
  body: z.strictObject(birthdayFields),
  idempotent: true,
  answer: z.object({ bornOn: z.string().nullable().meta({ description: 'The current date of birth.' }) }),
  refusals: [
    'session/forbidden',
    'player/unknown-player',
    'player/birthday-not-set',
    'player/birthday-confirmed',
  ],
});

export const changeGroup = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/groups/{group}',
  operationId: 'changeGroup',
  needsRecentSignIn: true,
  summary:
    'Add a player to a group, effective at the next sign-in, or remove the player and end all their sign-ins. SUPERADMINS only.',
  parameters: z.strictObject({ player, group: z.enum(changeableGroups) }),
  body: z.strictObject({ member: z.boolean(), reason }),
  answer: z.object({ groups: z.array(z.string()) }),
  refusals: ['session/forbidden', 'player/unknown-player'],
});

export const adminPlayerContracts = [
  findPlayers,
  readAdminPlayer,
  suspendPlayer,
  liftSuspension,
  correctBirthday,
  changeGroup,
];
