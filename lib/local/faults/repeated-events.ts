import { type Faults, openDraws } from './faults';

/**
 * Delivers some events twice, with the same id, as EventBridge may.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-troubleshooting.html#eb-rule-triggered-more-than-once
 */
export function repeatEvents(
  deliver: (targetArn: string, event: unknown) => void,
  { seed, repeatedEvents }: Faults,
): (targetArn: string, event: unknown) => void {
  const draws = openDraws(seed);
  return (targetArn, event) => {
    deliver(targetArn, event);
    if (draws.happens('repeatedEvents', repeatedEvents)) deliver(targetArn, event);
  };
}
