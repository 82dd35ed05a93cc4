import { handle } from 'hono/aws-lambda';
import { createLog } from '#http/log';
import { apiSettings } from '../../environment';
import { publicRoutes } from './routes';

export const handler = handle(publicRoutes({ api: apiSettings(createLog('public')) }));
