import { lambdaHandler } from '#http/lambda-handler';
import { questsDependencies } from '../../dependencies/api';
import { questRoutes } from './routes';

export const handler = lambdaHandler(questRoutes(questsDependencies()));
