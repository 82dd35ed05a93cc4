/** Partitions of tables to which the stack restricts a function; the function's store writes and reads them by these names. */

/** The partition of the table `metrics` that contains the stage's alarms. */
export const alarmsPartition = 'alarms';

/** The beginning of the partitions of the table `affiliates` that contain the deliveries of postbacks, before the affiliate's id. */
export const postbacksPartitionPrefix = 'postbacks#';

/** The partition of the index `by-partition` that contains the postbacks that are due. */
export const duePostbacksPartition = 'postbacks-due';

/** The partition of the table `metrics` that contains the marks of days that are over. */
export const closedDaysPartition = 'closed-days';

/** The partition of the table `metrics` that contains the sums of days that are closed. */
export const daySumsPartition = 'day-sums';

/** The partition of the table `metrics` that contains the notable wins of the last days. */
export const latestWinsPartition = 'latest-wins';
