import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { expect, it } from 'vitest';
import { connection, onListening } from './connection';

ConsoleLogger.LOG_LEVEL = 'ERROR'; // silences Hub's warning about dispatches on its reserved channels

/** Amplify's event for an established subscription. */
const acknowledge = (name: string) => {
  const data = { query: `subscription ${name} {\n  thing {\n    id\n  }\n}`, variables: {} };
  Hub.dispatch('api', { event: 'Subscription ack', data });
};
const setState = (connectionState: ConnectionState) =>
  Hub.dispatch('api', { event: CONNECTION_STATE_CHANGE, data: { connectionState } });

function setup() {
  let reads = 0;
  const stop = onListening(['OnCreate', 'OnUpdate'], () => (reads += 1));
  return { stop, reads: () => reads };
}

it('reads once all of its own subscriptions are active, and not for others', () => {
  const { reads, stop } = setup();

  acknowledge('OnCreate');
  acknowledge('OnPlayerEvent');
  expect(reads()).toBe(0);
  acknowledge('OnUpdate');

  expect(reads()).toBe(1);
  stop();
});

it('reads again after an interruption, once all are active again', () => {
  const { reads, stop } = setup();
  acknowledge('OnCreate');
  acknowledge('OnUpdate');

  setState(ConnectionState.ConnectionDisrupted);
  acknowledge('OnUpdate');
  expect([connection.read(), reads()]).toEqual(['interrupted', 1]);
  setState(ConnectionState.Connected);
  acknowledge('OnCreate');

  expect([connection.read(), reads()]).toEqual(['live', 2]);
  stop();
});

it('waits for all again when the connection broke before all were active', () => {
  const { reads, stop } = setup();
  acknowledge('OnCreate');

  setState(ConnectionState.ConnectionDisrupted);
  setState(ConnectionState.Connected);
  acknowledge('OnUpdate');
  expect(reads()).toBe(0);
  acknowledge('OnCreate');

  expect(reads()).toBe(1);
  stop();
});

it('reads no more after it was stopped', () => {
  const { reads, stop } = setup();

  stop();
  acknowledge('OnCreate');
  acknowledge('OnUpdate');

  expect(reads()).toBe(0);
});
