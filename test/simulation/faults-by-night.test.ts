import { describeStorm } from './storm-suite';

describeStorm('harbour');
