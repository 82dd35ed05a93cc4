import type prices from './prices.json';

/** Names of `prices.json`: what AWS meters. */
export type Metered = keyof (typeof prices)['dollars'];

/** Quantities of what AWS meters. */
export type Usage = Readonly<Partial<Record<Metered, number>>>;

/** Assumption: of five rounds one moves a quest of its player. The others are played once the day's quests are done. */
const questShare = 0.2;

/**
 * What one round consumes, by what consumes it. Units of DynamoDB and requests are counted by the tests named here, which fail when the
 * product consumes more or less; what only a cloud account can measure is an assumption and says so.
 */
export const usageOfRound = {
  /** `POST /games/{id}/rounds`. An answer of 2 kB with its headers is an assumption. */
  request: { restRequests: 1, sentKilobytes: 2 },
  /** The wallet, the ledger row and its index entry: `test/api/round-cost.test.ts`. */
  ledger: { writeUnits: 5, readUnits: 1 },
  /** A batch of 100 rows, divided by 100: `test/api/metrics-cost.test.ts`. */
  statistics: { writeUnits: 2.12, readUnits: 1 },
  /** The read of every round, and the write of one that moves a quest: `test/api/metrics-cost.test.ts`. */
  quests: { writeUnits: questShare, readUnits: 1 },
  /**
   * An event that a quest moved is sent to a queue, received and deleted, published by a mutation and delivered to one page. Balances
   * are not published after rounds.
   */
  questEvents: { queueRequests: questShare * 3, mutations: questShare, deliveries: questShare },
  /** Assumptions: 60 ms for the round; two stream readers take ten rows in 150 ms each, one with 1 GB; a quest event 100 ms; 512 MB. */
  functions: {
    invocations: 1 + 2 / 10 + questShare,
    computeGbSeconds: 0.5 * (0.06 + (1 / 10) * 0.15 + questShare * 0.1) + (1 / 10) * 0.15,
  },
  /** Assumption: Lambda's own lines, 0.4 kB per invocation, and API Gateway's access log, 0.5 kB per request. */
  logs: { logKilobytes: 1.4 * 0.4 + 0.5 },
} as const satisfies Record<string, Usage>;

/** What a round consumed before balances were no longer published after rounds. */
export const usageOfPushedRound = {
  ...usageOfRound,
  balanceEvents: {
    queueRequests: 3,
    mutations: 1,
    deliveries: 1,
    invocations: 1,
    computeGbSeconds: 0.5 * 0.1,
    logKilobytes: 0.4,
  },
} as const satisfies Record<string, Usage>;

const minutesOfMonth = 30 * 24 * 60;

/**
 * What a stage consumes in a month in which nobody plays.
 *
 * @param counts.alarms         metrics that CloudWatch alarms of the stage watch
 * @param counts.dashboards     CloudWatch dashboards of the stage
 * @param counts.metrics        metrics that filters of logs make
 * @param counts.secrets        secrets in Secrets Manager
 * @param counts.queues         queues that a function receives from: Lambda keeps 5 long polls of 20 s open on each
 * @param counts.runsPerMinute  scheduled invocations
 */
export function usageAtRest(counts: {
  readonly alarms: number;
  readonly dashboards: number;
  readonly metrics: number;
  readonly secrets: number;
  readonly queues: number;
  readonly runsPerMinute: number;
}): Readonly<Record<string, Usage>> {
  const runs = counts.runsPerMinute * minutesOfMonth;
  return {
    alarms: { alarmMonths: counts.alarms },
    dashboards: { dashboardMonths: counts.dashboards },
    metrics: { metricMonths: counts.metrics },
    secrets: { secretMonths: counts.secrets },
    queues: { queueRequests: counts.queues * 5 * 3 * minutesOfMonth },
    schedules: { invocations: runs, computeGbSeconds: runs * 0.5 * 0.1, readUnits: runs * 2 },
  };
}
