import { remindDependencies } from '../../dependencies';
import { remindPlayers } from './remind-players';

export const handler = remindPlayers(remindDependencies());
