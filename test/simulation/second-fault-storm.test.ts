import { describeStorm } from './storm-suite';

// A second seed finds what the first one misses.
describeStorm('harbour', { isFullRunOnly: true });
