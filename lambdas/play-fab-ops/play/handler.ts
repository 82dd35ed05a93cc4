import { handle } from 'hono/aws-lambda';
import { playDependencies } from '../../dependencies';
import { playRoutes } from './routes';

export const handler = handle(playRoutes(playDependencies()));
