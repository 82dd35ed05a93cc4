import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, amount } from '#domain/money/coin';
import { exclude, takeBreak, type TimeOut } from '#domain/play-limits/time-out';
import { expiresAt } from '#domain/wallet/expiry';
import { currentTerms } from '#domain/wallet/grant';
import { type Absence, absenceFrom, type AbsenceStep, dueAt, stepOf } from './absence';

const cases = { numRuns: 1000, seed: 7107 };
const dayMs = 86_400_000;
const seenAt = new Date('2026-09-01T10:00:00Z');
const day = (days: number) => new Date(seenAt.getTime() + days * dayMs);
const sweeps = amount(500);

/** Runs an absence to its end, with each step delayed by some days. */
function course(
  timeOut: TimeOut | null,
  lateDays: (step: number) => number,
  heldAt: (step: number) => Amount = () => sweeps,
) {
  const steps: { on: number; step: AbsenceStep }[] = [];
  let absence: Absence | null = absenceFrom(seenAt);
  while (absence && steps.length < 20) {
    const now: Date = new Date(dueAt(absence, currentTerms).getTime() + lateDays(steps.length) * dayMs);
    const held = heldAt(steps.length);
    const step: AbsenceStep = stepOf(absence, { timeOut, suspension: null, sweeps: held, now }, currentTerms);
    steps.push({ on: (now.getTime() - seenAt.getTime()) / dayMs, step });
    absence = step.next;
  }
  return steps;
}
const summaryOf = (steps: ReturnType<typeof course>) =>
  steps.map(({ on, step }) => [on, step.act, step.act === 'warn' ? step.days : null]);

describe('absence', () => {
  it('leads to warnings 30, 7 and 1 days before the expiry after 60 days', () => {
    expect(summaryOf(course(null, () => 0))).toEqual([
      [30, 'warn', 30],
      [53, 'warn', 7],
      [59, 'warn', 1],
      [60, 'expire', null],
    ]);
  });

  it('leads to no warning and no expiry without Sweeps Coins', () => {
    expect(
      summaryOf(
        course(
          null,
          () => 0,
          () => amount(0),
        ),
      ).map(([, act]) => act),
    ).toEqual(['wait', 'wait', 'wait', 'wait']);
  });

  it('warns a day before the expiry of coins that arrive after the last warning was due', () => {
    const steps = course(
      null,
      () => 0,
      (step) => amount(step < 3 ? 0 : 300),
    );

    expect(summaryOf(steps).slice(2)).toEqual([
      [59, 'wait', null],
      [60, 'warn', 1],
      [61, 'expire', null],
    ]);
  });

  it('warns at the step before each expiry, whenever coins come and go', () => {
    const stepHoldings = fc.array(fc.constantFrom(amount(0), sweeps), { minLength: 12, maxLength: 12 });
    const delays = fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(stepHoldings, delays, (held, late) => {
        const steps = course(
          null,
          (step) => late[step] ?? 0,
          (step) => held[step] ?? sweeps,
        );

        const last = steps.at(-1)!;
        expect(last.step.next).toBeNull();
        if (last.step.act !== 'expire') return;
        const before = steps.at(-2)!;
        expect(before.step.act).toBe('warn');
        expect(last.on - before.on).toBeGreaterThanOrEqual(1 - 1e-6);
      }),
      cases,
    );
  });

  it('restarts its days after a break, without warnings in between', () => {
    const away = takeBreak(null, 30, day(20));

    const [first, ...rest] = summaryOf(course(away, () => 0));

    expect(first).toEqual([30, 'wait', null]);
    // The break ends on day 50.
    expect(rest).toEqual([
      [80, 'warn', 30],
      [103, 'warn', 7],
      [109, 'warn', 1],
      [110, 'expire', null],
    ]);
  });

  it('never leads to an expiry during a permanent exclusion', () => {
    expect(course(exclude(null, null, day(1)), () => 0).map(({ step }) => step)).toEqual([
      { act: 'wait', next: null },
    ]);
  });

  it('leads to an expiry never early and at least a day after a warning, with any delays', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (late) => {
          const steps = course(null, (step) => late[step] ?? 0);

          const last = steps.at(-1)!;
          const warnings = steps.filter(({ step }) => step.act === 'warn');
          expect(last.step.act).toBe('expire');
          expect(last.on).toBeGreaterThanOrEqual(60);
          expect(warnings.length).toBeGreaterThanOrEqual(1);
          expect(last.on - warnings.at(-1)!.on).toBeGreaterThanOrEqual(1 - 1e-6);
          for (const { on, step } of warnings)
            if (step.act === 'warn') {
              expect(step.days).toBeGreaterThanOrEqual(1);
              expect(
                Math.abs((step.expiresAt.getTime() - day(on).getTime()) / dayMs - step.days),
              ).toBeLessThanOrEqual(0.5 + 1e-6);
            }
        },
      ),
      cases,
    );
  });

  it('restarts its days at each step during a suspension', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 900 }), (days) => {
        const absence = { countsFrom: seenAt, next: 0, isWarned: true } as const;
        const suspension = { since: seenAt, reason: 'payment-review' } as const;

        const step = stepOf(absence, { timeOut: null, suspension, sweeps, now: day(days) }, currentTerms);

        expect(step).toEqual({ act: 'wait', next: absenceFrom(day(days)) });
      }),
      cases,
    );
  });

  it('throws when no step is due', () => {
    const absence = absenceFrom(seenAt);
    const early = new Date(dueAt(absence, currentTerms).getTime() - 1);

    expect(() =>
      stepOf(absence, { timeOut: null, suspension: null, sweeps, now: early }, currentTerms),
    ).toThrow(RangeError);
    expect(expiresAt(seenAt, currentTerms)).toEqual(day(60));
  });
});
