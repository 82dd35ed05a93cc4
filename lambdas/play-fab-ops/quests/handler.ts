import { lambdaHandler } from '#http/lambda-handler';
import { questsDependencies } from '../../dependencies';
import { questRoutes } from './routes';

export const handler = lambdaHandler(questRoutes(questsDependencies()));
