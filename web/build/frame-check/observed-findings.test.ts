import { describe, expect, it } from 'vitest';
import { createReport } from '../studio-check/studio-report';
import { frameRules } from './frame-rules';
import { notChecked } from './not-checked';
import type { Observation, PlayedGame } from './observe-game';
import { observedFindings } from './observed-findings';

const fit = { misfits: [], smallTargets: [], tightTargets: [] };
const played: PlayedGame = {
  hasStakedWhilePaused: false,
  isReadyAfterReload: true,
  fit,
  violations: [],
  isAnnounced: true,
  workMsPerFrame: 1.5,
  keyboard: { hasFinished: true, unseenFocus: [] },
  moving: [],
};
/** A game without a violation. */
const valid: Observation = {
  stage: 'ready',
  ignored: [],
  refused: [],
  staked: 1,
  finished: 1,
  wantedHeight: null,
  readyCount: 1,
  browserErrors: [],
  played,
};
const findingsOf = (changes: Partial<Observation>, changesOfPlay: Partial<PlayedGame> = {}) =>
  observedFindings({ ...valid, played: { ...played, ...changesOfPlay }, ...changes }, 10_000);
const violation = (id: string) => ({ id, help: 'Help', markup: '<button>', theme: 'dark' }) as const;

/** A violation of each rule that needs a browser; `static-findings.test.ts` has those of the rules on files. */
const planted: readonly [rule: string, Partial<Observation>, Partial<PlayedGame>][] = [
  ['protocol/hello', { stage: 'silent', played: null }, {}],
  ['protocol/hello', { stage: 'other-version', played: null }, {}],
  ['protocol/ready', { stage: 'greeted', played: null }, {}],
  ['protocol/messages', { stage: 'stopped', played: null }, {}],
  ['protocol/messages', { ignored: ['wrong-fields', 'wrong-fields'] }, {}],
  ['protocol/press', { refused: ['no-press'] }, {}],
  ['protocol/stake', { refused: ['not-on-table'] }, {}],
  ['protocol/round', { finished: 0 }, {}],
  ['protocol/pause', {}, { hasStakedWhilePaused: true }],
  ['protocol/reload', {}, { isReadyAfterReload: false }],
  ['browser/errors', { browserErrors: ['Refused to load', 'Refused to load'] }, {}],
  ['fit/360x640', {}, { fit: { ...fit, misfits: [{ screen: '360x640', text: 'Too high.' }] } }],
  ['fit/390x664', {}, { fit: { ...fit, misfits: [{ screen: '390x664', text: 'Too high.' }] } }],
  ['fit/1440x900', {}, { fit: { ...fit, misfits: [{ screen: '1440x900', text: 'Too wide.' }] } }],
  ['accessibility/names', {}, { violations: [violation('button-name')] }],
  ['accessibility/names', {}, { violations: [violation('label')] }],
  ['accessibility/contrast', {}, { violations: [violation('color-contrast')] }],
  ['accessibility/axe', {}, { violations: [violation('nested-interactive')] }],
  ['accessibility/targets', {}, { violations: [violation('target-size')] }],
  ['accessibility/targets', {}, { fit: { ...fit, smallTargets: ['On 360x640: "Play".'] } }],
  ['accessibility/announcement', {}, { isAnnounced: false }],
  ['accessibility/keyboard', {}, { keyboard: { hasFinished: false, unseenFocus: [] } }],
  ['accessibility/focus', {}, { keyboard: { hasFinished: true, unseenFocus: ['<button>'] } }],
  ['accessibility/motion', {}, { moving: ['ball'] }],
  ['performance/frames', {}, { workMsPerFrame: 9 }],
];

describe('observedFindings', () => {
  it('finds nothing in a valid game', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it.each(planted)('reports a violation of %s once: %j %j', (rule, changes, changesOfPlay) => {
    const findings = findingsOf(changes, changesOfPlay);

    expect(findings.map(({ kind, rule: found }) => [kind, found])).toEqual([['fault', rule]]);
    expect(findings[0]?.text).toMatch(/\S/);
  });

  it('reports a violation of both themes once', () => {
    const findings = findingsOf(
      {},
      {
        violations: [violation('label'), { ...violation('label'), theme: 'light' }, violation('button-name')],
      },
    );

    expect(findings.map(({ text }) => text)).toEqual([
      'Help (label, dark and light): <button>',
      'Help (button-name, dark): <button>',
    ]);
  });

  it('has a planted violation of every rule, together with those of the files', () => {
    const ofFiles = frameRules.map(({ id }) => id).filter((id) => /^(files|page|game)\//.test(id));

    expect(new Set([...ofFiles, ...planted.map(([rule]) => rule)])).toEqual(
      new Set(frameRules.map(({ id }) => id)),
    );
  });

  it('reports a game whose own stakes were refused and that finished no round, whether or not another stake was accepted', () => {
    const findings = findingsOf({ refused: ['no-press'], staked: 0, finished: 0 }, { isAnnounced: false });

    expect(findings.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['fault', 'protocol/press'],
      ['fault', 'protocol/round'],
    ]);
  });

  it('only notes an order of buttons, a wanted height and tight buttons', () => {
    expect(findingsOf({ staked: 0, finished: 0 }, { isAnnounced: false })).toMatchObject([
      { kind: 'note', rule: 'protocol/round' },
    ]);
    expect(findingsOf({ wantedHeight: 900 })).toMatchObject([{ kind: 'note', rule: 'fit/360x640' }]);
    const tight = findingsOf({}, { fit: { ...fit, tightTargets: ['On 360x640: "1".'] } });
    expect(tight).toMatchObject([{ kind: 'note', rule: 'accessibility/targets' }]);
  });
});

describe('notChecked', () => {
  const idsOf = (input: Parameters<typeof notChecked>[0]) => Object.keys(notChecked(input));

  it('leaves out nothing for a game that was played', () => {
    expect(idsOf({ hasPage: true, hasGame: true, hasBrowser: true, observation: valid })).toEqual([]);
  });

  it('leaves out all but the files without a browser, so that the check is incomplete', () => {
    const reasons = notChecked({ hasPage: true, hasGame: true, hasBrowser: false, observation: null });
    const report = createReport({
      subject: '',
      facts: [],
      rules: frameRules,
      findings: [],
      notChecked: reasons,
    });

    expect(report.verdict).toBe('incomplete');
    expect(report.rules.filter(({ status }) => status === 'passed').map(({ id }) => id)).toEqual([
      'files/index',
      'files/size',
      'files/inline',
      'files/addresses',
      'page/markup',
      'game/mathematics',
    ]);
  });

  it('leaves out the work of a game whose frames were not drawn, so that the check is incomplete', () => {
    const observation = { ...valid, played: { ...played, workMsPerFrame: null } };
    const reasons = notChecked({ hasPage: true, hasGame: true, hasBrowser: true, observation });
    const report = createReport({
      subject: '',
      facts: [],
      rules: frameRules,
      findings: observedFindings(observation, 10_000),
      notChecked: reasons,
    });

    expect(report.verdict).toBe('incomplete');
    expect(report.rules.filter(({ status }) => status !== 'passed')).toMatchObject([
      {
        id: 'performance/frames',
        status: 'not-checked',
        reason: expect.stringContaining('drew no frame') as unknown,
      },
    ]);
  });

  it('leaves out what only a ready game shows', () => {
    const ids = idsOf({ hasPage: true, hasGame: true, hasBrowser: true, observation: { played: null } });

    expect(ids).toContain('fit/360x640');
    expect(ids).toContain('protocol/ready');
    expect(ids).not.toContain('protocol/hello');
  });
});
