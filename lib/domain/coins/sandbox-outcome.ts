/** Outcomes a tester can choose for a sandbox payment. */
export const sandboxOutcomes = [
  'pay',
  'decline',
  'abandon',
  'pay-later',
  'pay-twice',
  'pay-unreported',
  'refund',
  'dispute',
  'dispute-won',
  'dispute-lost',
] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];
