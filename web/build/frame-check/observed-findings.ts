import { type Finding, fault, note } from '../studio-check/check-rule';
import type { FrameRuleId } from './frame-rules';
import type { Observation, PlayedGame } from './observe-game';
import { protocolFindings } from './protocol-findings';
import type { Violation } from './run-axe';

type FrameFinding = Finding<FrameRuleId>;

/** Maximum processor time of the main thread per frame; a frame of 60 Hz leaves about four times as long. */
export const maxWorkMs = 4;

/** Converts what a game did in a browser to findings. */
export function observedFindings(observation: Observation, helloWithinMs: number): FrameFinding[] {
  return [
    ...protocolFindings(observation, helloWithinMs),
    ...(observation.played ? playedFindings(observation, observation.played) : []),
  ];
}

function playedFindings({ finished, wantedHeight }: Observation, played: PlayedGame): FrameFinding[] {
  const { fit, violations, keyboard, moving, workMsPerFrame } = played;
  return [
    // A game that asks for a height has it, and the page is scrolled instead.
    ...fit.misfits.map(({ screen, text }) => fault(`fit/${screen}`, text)),
    ...when(wantedHeight !== null, note('fit/360x640', `It asks for ${wantedHeight} pixels: the page may scroll.`)),
    ...violationFindings(violations),
    ...fit.smallTargets.map((text) => fault('accessibility/targets', text)),
    ...fit.tightTargets.map((text) => note('accessibility/targets', `Smaller than 44 pixels. ${text}`)),
    ...when(finished > 0 && !played.isAnnounced, fault('accessibility/announcement', 'No live region changed.')),
    ...when(!keyboard.hasFinished, fault('accessibility/keyboard', 'Tab and Enter did not bring a round to its end.')),
    ...keyboard.unseenFocus.map((markup) => fault('accessibility/focus', `It looks the same with the focus: ${markup}`)),
    ...moving.map((name) => fault('accessibility/motion', `It moves with reduced motion: ${name}.`)),
    ...workFindings(workMsPerFrame),
  ]; // oxfmt-ignore
}

/** Work that was not measured is no fault of the game (`not-checked.ts`). */
function workFindings(workMsPerFrame: number | null): FrameFinding[] {
  if (workMsPerFrame === null || workMsPerFrame <= maxWorkMs) return [];
  return [fault('performance/frames', `The main thread worked ${workMsPerFrame.toFixed(1)} ms a frame.`)];
}

function when(condition: boolean, finding: FrameFinding): FrameFinding[] {
  return condition ? [finding] : [];
}

/** axe rules about accessible names. */
const nameRules = /-name$|^label$|^image-alt$|^svg-img-alt$|^input-image-alt$|^object-alt$/;

/** One finding for each violation, with the themes in which it occurs. */
function violationFindings(violations: readonly Violation[]): FrameFinding[] {
  const isSame = (one: Violation, other: Violation) => one.id === other.id && one.markup === other.markup;
  const distinct = violations.filter(
    (each, at) => violations.findIndex((other) => isSame(each, other)) === at,
  );
  return distinct.map((violation) => {
    const { id, help, markup } = violation;
    const themes = violations.filter((each) => isSame(each, violation)).map(({ theme }) => theme);
    return fault(ruleOf(violation), `${help} (${id}, ${[...new Set(themes)].join(' and ')}): ${markup}`);
  });
}

function ruleOf({ id }: Violation): FrameRuleId {
  if (id === 'color-contrast') return 'accessibility/contrast';
  if (id === 'target-size') return 'accessibility/targets';
  return nameRules.test(id) ? 'accessibility/names' : 'accessibility/axe';
}
