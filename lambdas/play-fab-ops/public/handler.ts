import { lambdaHandler } from '#http/lambda-handler';
import { apiSettings } from '../../environment';
import { createLog } from '../../outcome/log';
import { publicRoutes } from './routes';

export const handler = lambdaHandler(publicRoutes({ api: apiSettings(createLog('public')) }));
