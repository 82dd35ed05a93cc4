import { setFlagsFromString } from 'node:v8';
import type { Service } from '../emulated-service';
import { localArn } from '../template/account';
import { openAsynchronousInvocations } from './asynchronous';
import { openFunctions } from './functions';
import { openPermissions } from './permissions';
import { readFunction } from './resources';

/**
 * The V8 flag for the bytes of bytecode that run of a function before it is optimized; its own default is 67,584. Every
 * thread of a function compiles for itself, and most threads end before early optimization has paid for itself: it took
 * a fourth of the processor time of a thousand rounds. The flag applies to the whole process until it ends; V8 ignores
 * one that it does not know.
 */
export const interruptBudgetFlag = '--interrupt-budget';
const interruptBudget = 300_000;

export const lambda: Service<'lambda', never> = {
  name: 'lambda',
  needs: [],
  start({ options, template, servicesUrl, clock, faults, log }) {
    const { overrides = {} } = options;
    setFlagsFromString(`${interruptBudgetFlag}=${interruptBudget}`);
    const functions = openFunctions(clock.now, faults.accountConcurrency);
    const permissions = openPermissions(arnOf);
    const asynchronous = openAsynchronousInvocations({ run: functions.run, clock, log });
    return {
      offer: { functions, permissions, invokeLater: asynchronous.invoke },
      resources: {
        'AWS::Lambda::Function'(resource) {
          const arn = arnOf(resource.name);
          functions.define(
            readFunction(resource, { arn, servicesUrl, templateFolder: template.folder, overrides }),
          );
          return { ref: resource.name, attributes: { Arn: arn } };
        },
        'AWS::Lambda::Permission'({ logicalId, properties }) {
          permissions.add(logicalId, properties);
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

function arnOf(name: string): string {
  return name.startsWith('arn:') ? name : localArn('lambda', `function:${name}`);
}
