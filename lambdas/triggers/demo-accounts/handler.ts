import { demoAccountsDependencies } from '../../dependencies/triggers';
import { openDemoAccounts } from './open-demo-accounts';

export const handler = openDemoAccounts(demoAccountsDependencies());
