import { describeStorm } from './storm-suite';

// A second seed: it finds what the first one passes by.
describeStorm('harbour', { isFullRunOnly: true });
