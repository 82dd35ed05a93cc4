import type { CheckRule } from '../studio-check/check-rule';

const guide = 'web/frame-games/README.md';
const protocol = 'web/frame-games/protocol/README.md';
const certification = 'web/frame-games/certification.md';

/** Everything that `frame:check` checks, in the order of its report. */
export const frameRules = [
  rule('files/index', 'The page has an index.html.', 'Put index.html into the folder of the game.', `${guide}, "To add or change a game"`),
  rule('files/size', 'All files take at most 60 kB gzipped.', 'Shrink pictures and code; draw with SVG and CSS, and import no framework.', `${guide}, "What a page may do"`),
  rule('files/inline', 'index.html has no inline script, style element or event attribute.', 'Move the code to a file that index.html names, and listen with addEventListener.', `${guide}, "What a page may do"`),
  rule('files/addresses', 'No file names an address of another site.', 'Ship the file with the game, or remove the address; no request leaves the frame.', `${guide}, "What a page may do"`),
  rule('page/markup', 'index.html has a language, a title, a viewport and one main element.', 'Begin with the index.html of web/frame-games/sample.', `${certification}, "Accessibility"`),
  rule('game/mathematics', 'The game has its mathematics under its id.', 'Add it to lib/domain/games, or name another game as the second argument.', `${guide}, "To add or change a game"`),
  rule('protocol/hello', 'The page says hello in time, in this version of the protocol.', 'Call connectToHost with the id of the game first, before anything is loaded or drawn.', `${protocol}, "From the game"`),
  rule('protocol/ready', 'The page says that it is ready.', 'Call host.ready() once the table is drawn.', `${protocol}, "Sequences"`),
  rule('protocol/messages', 'Every message of the game is valid.', 'Send messages with the host that connectToHost returns; each has exactly the fields of its type.', `${protocol}, "From the game"`),
  rule('protocol/press', 'The game stakes and decides only after a press.', 'Call host.stake and host.decide in the listener of a press, not later and not by a timer.', `${protocol}, "Errors"`),
  rule('protocol/stake', 'The game stakes what the player chose on the site.', 'Stake `table.stake` of the latest table in its coin; where that is null, at most `table.most`.', `${protocol}, "Stakes"`),
  rule('protocol/round', 'A round is played to its end with the buttons of the game, and is shown.', 'Call host.shown(round.id) once the player has seen the end of the round. If the buttons need a certain order, play a round by hand.', `${protocol}, "Sequences"`),
  rule('protocol/pause', 'A paused game stakes nothing.', 'Close every button on `onPause`, and open it on `onGoOn`.', `${protocol}, "From the site"`),
  rule('protocol/reload', 'A page that is loaded again becomes ready again.', 'Keep no state that a reload needs: the site sends the round in progress as `resume`.', `${protocol}, "Sequences"`),
  rule('browser/errors', 'The browser reports no error and no violation of the content policy.', 'Fix what the browser reports; run the check again with the message at hand.', `${guide}, "What a page may do"`),
  rule('fit/360x640', 'The table fits a phone of 360 × 640 without scrolling.', 'Size the table by the height of the frame (100vh), and shorten what is optional in media queries.', `${certification}, "Fit"`),
  rule('fit/390x664', 'The table fits a phone of 390 × 664 without scrolling.', 'Size the table by the height of the frame (100vh), and shorten what is optional in media queries.', `${certification}, "Fit"`),
  rule('fit/1440x900', 'The table fits a screen of 1440 × 900 without scrolling.', 'Limit the size of the table by the height of the frame (100vh).', `${certification}, "Fit"`),
  rule('accessibility/names', 'Every button, field and picture has a name.', 'Give it text, or `aria-label`; hide what only decorates with aria-hidden="true".', `${certification}, "Accessibility"`),
  rule('accessibility/contrast', 'Text has enough contrast in both themes.', 'Use the pairs of felt/felt.css, or raise the contrast to 4.5 to 1, and to 3 to 1 for large text.', `${certification}, "Accessibility"`),
  rule('accessibility/axe', 'axe finds no other violation of WCAG 2.2 AA in either theme.', 'Follow the rule of axe by its name at dequeuniversity.com.', `${certification}, "Accessibility"`),
  rule('accessibility/targets', 'Every button is at least 24 pixels wide and high.', 'Enlarge the button, or the area around its picture.', `${certification}, "Accessibility"`),
  rule('accessibility/announcement', 'A live region announces the end of a round.', 'Write what happened into an element with role="status"; the site announces the amount.', `${certification}, "Accessibility"`),
  rule('accessibility/keyboard', 'A round is played with Tab, arrow keys and Enter alone.', 'Use button elements, and aria-disabled in place of disabled, so that the focus stays.', `${certification}, "Accessibility"`),
  rule('accessibility/focus', 'The focus is visible on every control.', 'Set an outline for :focus-visible.', `${certification}, "Accessibility"`),
  rule('accessibility/motion', 'With reduced motion nothing moves.', 'Move things only below `[data-motion="moving"]`, and where isStill() of felt/motion.ts is false.', `${certification}, "Accessibility"`),
  rule('performance/frames', 'The main thread works at most 4 ms a frame on average while a round is shown.', 'Animate transform and opacity with CSS or element.animate, and change the page once a frame at most.', `${certification}, "Performance"`),
] as const satisfies readonly CheckRule[]; // oxfmt-ignore

export type FrameRuleId = (typeof frameRules)[number]['id'];

function rule<const Id extends string>(
  id: Id,
  title: string,
  remedy: string,
  documentedIn: string,
): CheckRule<Id> {
  return { id, title, remedy, documentedIn };
}
