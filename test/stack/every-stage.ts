import type { StageName } from '../../lib/stage';
import {
  domain,
  makeBuiltSite,
  payments,
  signIn,
  type SynthesizedStage,
  synthesizeStage,
} from './synthesize-stage';

/** Settings of a stage that has whatever a stage may have. */
export const everyOption = {
  access: 'members-only',
  domain,
  hsts: 'preload',
  ses: { fromAddress: 'hello@jade-harbour.test', verifiedDomain: 'jade-harbour.test' },
  alarms: { email: 'operators@jade-harbour.test' },
  payments,
  signIn,
  ownsApiGatewayAccount: true,
  logRetentionDays: 731,
  apiThrottle: { requestsPerSecond: 5_000, burst: 5_000 },
  play: { shortestCycleMs: { slots: 5_000 }, writesPerSecond: 5, readsPerSecond: 10 },
  store: { reservationSeconds: 900, minimumOrder: 2_500, identityCheckAbove: 5_000 },
};

/** What must hold wherever the product is deployed, is tried on each of these. */
export const everyStage: readonly (readonly [title: string, name: StageName])[] = [
  ['dev', 'dev'],
  ['staging', 'staging'],
  ['prod', 'prod'],
  ['local', 'local'],
  ['a stage with every option', 'staging'],
];

let builtSite: string | undefined;

/** One of `everyStage`, with a site. */
export function synthesizeOneOf(title: string, { validated = false } = {}): SynthesizedStage {
  const [, name] = everyStage.find(([candidate]) => candidate === title) ?? [];
  if (!name) throw new Error(`"${title}" is not among the stages that everything is tried on`);
  builtSite ??= makeBuiltSite();
  return synthesizeStage(name, {
    ...(name !== 'local' && { buildFolder: builtSite }),
    ...(name !== title && { settings: everyOption }),
    ...(validated && { validated }),
  });
}
