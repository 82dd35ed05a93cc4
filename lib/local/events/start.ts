import type { Service } from '../emulated-service';
import { repeatEvents } from '../faults/repeated-events';
import { openEventRules } from './event-rules';

export const eventBridge: Service<'events', 'lambda'> = {
  name: 'events',
  needs: ['lambda'],
  start({ options, region, accountId, clock, faults }, { lambda: { permissions, invokeLater } }) {
    const eventRules = openEventRules({
      region,
      accountId,
      clock,
      intervalScale: options.scheduleScale ?? 1,
      invoke: repeatEvents(invokeLater, faults),
      mayInvoke: (functionArn, sourceArn) =>
        permissions.allow({ functionArn, principal: 'events.amazonaws.com', sourceArn }),
    });
    return {
      offer: eventRules,
      resources: {
        'AWS::Events::Rule'({ logicalId, name, properties }) {
          const rule = eventRules.add(logicalId, name, properties);
          return { ref: rule.name, attributes: { Arn: rule.arn } };
        },
      },
      begin: () => eventRules.start(),
      close: () => eventRules.close(),
    };
  },
};
