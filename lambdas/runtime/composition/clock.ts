export function now(): Date {
  return new Date();
}

export function pause(upToMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * upToMs));
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
