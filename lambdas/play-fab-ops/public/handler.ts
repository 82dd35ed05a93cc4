import { lambdaHandler } from '#http/lambda-handler';
import { publicDependencies } from '../../dependencies/api';
import { publicRoutes } from './routes';

export const handler = lambdaHandler(publicRoutes(publicDependencies()));
