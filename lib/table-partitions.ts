/** Partitions of tables to which the stack restricts a function; the function's store writes and reads them by these names. */

/** The partition of the table `metrics` that contains the stage's alarms. */
export const alarmsPartition = 'alarms';

/** The partition of the table `metrics` that contains the notable wins of the last days. */
export const latestWinsPartition = 'latest-wins';
