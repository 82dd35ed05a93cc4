import type { Service } from '../emulated-service';
import { localArn } from '../template/account';
import { openAsynchronousInvocations } from './asynchronous';
import { openFunctions } from './functions';
import { optimizeLate } from './optimize-late';
import { openPermissions } from './permissions';
import { readFunction, readPermission } from './resources';

export const lambda: Service<'lambda', never> = {
  name: 'lambda',
  needs: [],
  start({ options, template, servicesUrl, clock, faults, log }) {
    const { overrides = {} } = options;
    optimizeLate();
    const functions = openFunctions(clock.now, faults.accountConcurrency);
    const permissions = openPermissions();
    const asynchronous = openAsynchronousInvocations({ run: functions.run, clock, log });
    const arnOf = (name: string) => (name.startsWith('arn:') ? name : localArn('lambda', `function:${name}`));
    return {
      offer: { functions, permissions, invokeLater: asynchronous.invoke },
      resources: {
        'AWS::Lambda::Function'({ logicalId, name, properties, metadata }) {
          const arn = arnOf(name);
          const context = { name, arn, servicesUrl, templateFolder: template.folder, overrides };
          functions.define(readFunction(logicalId, { properties, metadata }, context));
          return { ref: name, attributes: { Arn: arn } };
        },
        'AWS::Lambda::Permission'({ logicalId, properties }) {
          const { FunctionName, Principal, SourceArn } = readPermission(logicalId, properties);
          permissions.add({ functionArn: arnOf(FunctionName), principal: Principal, sourceArn: SourceArn });
          return { ref: logicalId, attributes: {} };
        },
      },
      async close() {
        // Retries wait for functions, which end with them.
        const ending = asynchronous.close();
        await functions.close();
        await ending;
      },
    };
  },
};
