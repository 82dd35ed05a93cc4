import { demoAccountsDependencies } from '../../dependencies';
import { openDemoAccounts } from './open-demo-accounts';

export const handler = openDemoAccounts(demoAccountsDependencies());
