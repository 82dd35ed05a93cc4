import { remindDependencies } from '../../dependencies/notices';
import { remindPlayers } from './remind-players';

export const handler = remindPlayers(remindDependencies());
