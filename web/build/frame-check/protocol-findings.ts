import { type Finding, fault, note } from '../studio-check/check-rule';
import type { GameActivity } from './stand-in-host';

/** Rules of the protocol, which hold for every game in a frame. */
export type ProtocolRuleId =
  | `protocol/${'hello' | 'ready' | 'messages' | 'press' | 'stake' | 'round' | 'pause' | 'reload'}`
  | 'browser/errors';

/** What a game did with a host. */
export interface ProtocolRun extends GameActivity {
  /** Messages of errors and of content security policy violations. */
  readonly browserErrors: readonly string[];
  /** What only a game shows that became ready; null for others. */
  readonly played: {
    /** Whether the game requested a round while it was paused. */
    readonly hasStakedWhilePaused: boolean;
    readonly isReadyAfterReload: boolean;
  } | null;
}

/** Converts what a game did with a host to findings. */
export function protocolFindings(
  { stage, ignored, refused, browserErrors, staked, finished, played }: ProtocolRun,
  helloWithinMs: number,
): Finding<ProtocolRuleId>[] {
  // A game may have an order of buttons that only a person knows; one that requested a stake and did not end its round has a fault.
  const unfinished = staked === 0 && refused.length === 0 ? note : fault;
  return [
    ...when(stage === 'silent', fault('protocol/hello', `No hello came within ${helloWithinMs / 1_000} s.`)),
    ...when(stage === 'other-version', fault('protocol/hello', 'It uses another version of the protocol.')),
    ...when(stage === 'greeted', fault('protocol/ready', 'It said hello but never that it is ready.')),
    ...when(stage === 'stopped', fault('protocol/messages', 'It was stopped: too many messages were ignored.')),
    ...[...new Set(ignored)].map((why) => fault('protocol/messages', `A message was ignored: ${why}.`)),
    ...when(refused.includes('no-press'), fault('protocol/press', 'It staked or decided without a press.')),
    ...when(refused.includes('not-on-table'), fault('protocol/stake', 'It staked something other than the player chose.')),
    ...when(played !== null && finished === 0, unfinished('protocol/round', `No round was shown to its end, of ${staked} that began.`)),
    ...when(played?.hasStakedWhilePaused === true, fault('protocol/pause', 'It requested a round while it was paused.')),
    ...when(played?.isReadyAfterReload === false, fault('protocol/reload', 'It was not ready again after a reload.')),
    ...[...new Set(browserErrors)].map((text) => fault('browser/errors', text)),
  ]; // oxfmt-ignore
}

function when(condition: boolean, finding: Finding<ProtocolRuleId>): Finding<ProtocolRuleId>[] {
  return condition ? [finding] : [];
}
