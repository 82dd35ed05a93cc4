/**
 * Environment variables of the Lambda functions: the template sets them by these names, and `lambdas/runtime/environment.ts` reads them by
 * these names. A name that one side lacks does not compile on the other.
 */

/** Numbers, each with its smallest valid value; a rate of 0 would refuse every request. */
export const numericSettings = {
  /** Days for which the site's bucket keeps a build that is no longer current. */
  BUILDS_KEPT_DAYS: 0,
  /** Seconds without an event after which a purchase is checked with the payment provider. */
  CHECK_AFTER_SECONDS: 0,
  /** Total of a player's orders, in hundredths of a Sweeps Coin, above which identity is checked. */
  IDENTITY_CHECK_ABOVE: 0,
  /** Lowest average worth of a mystery prize, in percent of its price, that one admin may publish. */
  LEAST_MYSTERY_WORTH_PERCENT: 1,
  /** Smallest order, in hundredths of a Sweeps Coin. */
  MINIMUM_ORDER: 0,
  /** Days for which an unused picture is kept. */
  PICTURES_KEPT_DAYS: 0,
  /** Reads per second and player. */
  READS_PER_SECOND: 1,
  RESERVATION_SECONDS: 0,
  /** Shortest time from one round to the next, in milliseconds. */
  SHORTEST_CYCLE_MS_OTHERS: 0,
  SHORTEST_CYCLE_MS_SLOTS: 0,
  /** Writes per second and player. */
  WRITES_PER_SECOND: 1,
} as const;

export type NumericSetting = keyof typeof numericSettings;

type TableSetting = `${
  | 'AFFILIATES'
  | 'APPROVALS'
  | 'AUDIT'
  | 'CARTS'
  | 'DAILIES'
  | 'DRAW_SEEDS'
  | 'FREE_ENTRIES'
  | 'GIFT_CODES'
  | 'IDENTITY_CHECKS'
  | 'LEDGER'
  | 'METRICS'
  | 'NOTES'
  | 'NOTICES'
  | 'ORDERS'
  | 'PLAYERS'
  | 'PRODUCTS'
  | 'PURCHASES'
  | 'RANDOM_PRIZES'
  | 'REFERRALS'
  | 'TICKETS'
  | 'TRAITS'
  | 'WALLETS'}_TABLE`;

export type QueueSetting =
  `${'EXPORTS' | 'MAILS' | 'NOTICES' | 'PUSHES' | 'RESERVATION_LAPSES' | 'RESTRICTIONS'}_QUEUE_URL`;

/** ARN of a secret with a key that is created with the stage. */
export type KeySetting = `${'EDGE_KEY' | 'GIFT_CODES' | 'SERVER_SEEDS'}_SECRET`;

export type TextSetting =
  | TableSetting
  | QueueSetting
  | KeySetting
  | 'FILES_BUCKET'
  | 'GRAPHQL_URL'
  /** Sender address; absent on a stage that sends no mail. */
  | 'MAIL_FROM'
  | 'PAYMENT_PROVIDER'
  /** Of the payment provider's secrets; only with a real provider. */
  | 'PAYMENT_SECRET_NAME'
  | 'PAYMENT_SECRET_VERSION'
  | 'SITE_BUCKET'
  | 'SITE_ORIGIN'
  | 'USER_POOL_ID';

/** What a function receives from the template; each function gets only what it reads. */
export type FunctionEnvironment = Readonly<Partial<Record<NumericSetting | TextSetting, string>>>;
