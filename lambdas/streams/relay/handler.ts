import { relayDependencies } from '../../dependencies/streams';
import { relayRows } from './relay-rows';

export const handler = relayRows(relayDependencies());
