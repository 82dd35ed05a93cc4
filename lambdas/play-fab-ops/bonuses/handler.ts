import { lambdaHandler } from '#http/lambda-handler';
import { bonusDependencies } from '../../dependencies/api';
import { bonusRoutes } from './routes';

export const handler = lambdaHandler(bonusRoutes(bonusDependencies()));
