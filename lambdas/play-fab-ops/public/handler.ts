import { lambdaHandler } from '#http/lambda-handler';
import { createLog } from '#http/log';
import { apiSettings } from '../../environment';
import { publicRoutes } from './routes';

export const handler = lambdaHandler(publicRoutes({ api: apiSettings(createLog('public')) }));
