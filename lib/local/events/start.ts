import type { Service } from '../emulated-service';
import { repeatEvents } from '../faults/repeated-events';
import { openWorkUnderWay } from '../state/work-under-way';
import { openEventRules } from './event-rules';

const principal = 'events.amazonaws.com';

export const eventBridge: Service<'events', 'lambda' | 'sqs'> = {
  name: 'events',
  needs: ['lambda', 'sqs'],
  start(
    { options, clock, faults, log },
    { lambda: { permissions, invokeLater }, sqs: { queueOf, policies } },
  ) {
    const sending = openWorkUnderWay();
    const eventRules = openEventRules({
      clock,
      intervalScale: options.scheduleScale ?? 1,
      deliver: repeatEvents(
        (targetArn, event) => (isQueue(targetArn) ? send(targetArn, event) : invokeLater(targetArn, event)),
        faults,
      ),
      admits: (targetArn, sourceArn) =>
        isQueue(targetArn)
          ? policies.admit({ queueArn: targetArn, service: principal, sourceArn })
          : permissions.allow({ functionArn: targetArn, principal, sourceArn }),
    });

    function send(queueArn: string, event: unknown): void {
      const draft = { body: JSON.stringify(event), senderId: principal };
      const sent =
        queueOf(queueArn)?.send([draft]) ?? Promise.reject(new Error(`There is no queue ${queueArn}.`));
      void sending.track(
        sent.then(
          () => undefined,
          (error: unknown) => log(`An event did not reach ${queueArn}: ${String(error)}`),
        ),
      );
    }

    return {
      offer: eventRules,
      resources: {
        'AWS::Events::Rule'({ logicalId, name, properties }) {
          const rule = eventRules.add(logicalId, name, properties);
          return { ref: rule.name, attributes: { Arn: rule.arn } };
        },
      },
      begin: () => eventRules.start(),
      async close() {
        await eventRules.close();
        await sending.ended();
      },
    };
  },
};

function isQueue(arn: string): boolean {
  return arn.startsWith('arn:aws:sqs:');
}
