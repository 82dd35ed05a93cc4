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
        (targetArn, event) =>
          isQueue(targetArn) ? void sending.track(send(targetArn, event)) : invokeLater(targetArn, event),
        faults,
      ),
      admits: (targetArn, sourceArn) =>
        isQueue(targetArn)
          ? policies.admit({ queueArn: targetArn, service: principal, sourceArn })
          : permissions.allow({ functionArn: targetArn, principal, sourceArn }),
    });

    async function send(queueArn: string, event: unknown): Promise<void> {
      try {
        const queue = queueOf(queueArn);
        if (!queue) throw new Error(`There is no queue ${queueArn}.`);
        await queue.send([{ body: JSON.stringify(event), senderId: principal }]);
      } catch (error) {
        log(`An event did not reach ${queueArn}: ${String(error)}`);
      }
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
