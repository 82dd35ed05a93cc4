/** A piece of a text as it was set at build: words, or an element with what is in it. */
export type Written = string | WrittenElement;

export type WrittenElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>> | null,
  ...content: Written[],
];

/** A heading that a table of contents leads to. */
export interface WrittenHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** A page of the house's own words. */
export interface StaticPage {
  /** As its address names it: `HowToPlay`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** A day such as `2026-11-20`. */
  readonly lastChangedOn: string;
  /** Whether the operator's lawyer has to go over it first. */
  readonly isTemplate: boolean;
  readonly headings: readonly WrittenHeading[];
  readonly body: readonly Written[];
  /** Of a page that asks and answers; none of any other. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** What a list of posts shows of one. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** A day such as `2026-11-20`. */
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

/** A post with its text and what to read next. */
export interface Post extends PostSummary {
  readonly headings: readonly WrittenHeading[];
  readonly body: readonly Written[];
  readonly related: readonly PostSummary[];
}

/** What posts are about. */
export interface BlogTag {
  readonly id: string;
  readonly name: string;
  readonly blurb: string;
}
