/** A piece of a rendered text: a string, or an element with its content. */
export type Written = string | WrittenElement;

export type WrittenElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>> | null,
  ...content: Written[],
];

/** A heading in the table of contents. */
export interface WrittenHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** A static page of the site. */
export interface StaticPage {
  /** Name in its URL: `HowToPlay`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** A date such as `2026-11-20`. */
  readonly lastChangedOn: string;
  /** Whether it still needs review by the operator's lawyer. */
  readonly isTemplate: boolean;
  readonly headings: readonly WrittenHeading[];
  readonly body: readonly Written[];
  /** Questions of the FAQ page; empty for all others. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The part of a post that lists show. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** A date such as `2026-11-20`. */
  readonly publishedOn: string;
  /** Ids of tags. */
  readonly tags: readonly string[];
  readonly readingMinutes: number;
  readonly picture: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

/** A post with its text and related posts. */
export interface Post extends PostSummary {
  readonly headings: readonly WrittenHeading[];
  readonly body: readonly Written[];
  readonly related: readonly PostSummary[];
}

/** A topic of posts. */
export interface BlogTag {
  readonly id: string;
  readonly name: string;
  readonly blurb: string;
}
