import { lambdaHandler } from '#http/lambda-handler';
import { playDependencies } from '../../dependencies/api';
import { playRoutes } from './routes';

export const handler = lambdaHandler(playRoutes(playDependencies()));
