import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { openShared } from '../shared-setup';
import { findHeadlessChromium } from './chromium';
import { chromiumFlags } from './open-browser';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket endpoint of the Chromium shared by all test files. */
    chromiumEndpoint: string;
  }
}

/** Starts one Chromium for all test files, each of which opens separate profiles in it. */
export default async function startChromium(project: TestProject): Promise<() => Promise<void>> {
  const { opened, teardown } = openShared('Chromium', launch, async (server) => (await server).close());
  project.provide('chromiumEndpoint', (await opened).wsEndpoint());
  return teardown;
}

function launch(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: findHeadlessChromium(),
    args: [...chromiumFlags],
    host: '127.0.0.1',
  });
}
