/** A rule that a studio's game must meet before it is published. */
export interface CheckRule<Id extends string = string> {
  readonly id: Id;
  /** What is checked, as a sentence that is true of a game that passes. */
  readonly title: string;
  /** What to change in a game that fails, as a sentence. */
  readonly remedy: string;
  /** File and heading of its documentation. */
  readonly documentedIn: string;
}

/** A violation of a rule. A fault prevents publication; a note informs the studio. */
export interface Finding<Id extends string = string> {
  readonly kind: 'fault' | 'note';
  readonly rule: Id;
  /** What was found, as a sentence. */
  readonly text: string;
}

/** Creates the finding that prevents publication. */
export function fault<Id extends string>(rule: Id, text: string): Finding<Id> {
  return { kind: 'fault', rule, text };
}

/** Creates the finding that only informs. */
export function note<Id extends string>(rule: Id, text: string): Finding<Id> {
  return { kind: 'note', rule, text };
}
