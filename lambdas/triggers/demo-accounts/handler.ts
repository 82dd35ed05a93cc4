import { triggerDependencies } from '../../dependencies';
import { openDemoAccounts } from './open-demo-accounts';

export const handler = openDemoAccounts(triggerDependencies('demo-accounts'));
