import { describeStorm } from './storm-suite';

describeStorm('jade');
