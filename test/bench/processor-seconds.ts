/** Processor time of a computation, which other programs do not affect. */
export function processorSeconds(compute: () => unknown): number {
  const before = process.cpuUsage();
  compute();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
