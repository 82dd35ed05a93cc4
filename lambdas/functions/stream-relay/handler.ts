import { relayRows } from '#lambdas/relay/relay-rows';
import { relayDependencies } from './dependencies';

export const handler = relayRows(relayDependencies());
