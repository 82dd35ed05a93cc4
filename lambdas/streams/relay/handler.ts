import { relayDependencies } from '../../dependencies';
import { relayRows } from './relay-rows';

export const handler = relayRows(relayDependencies());
