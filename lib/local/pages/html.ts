/** Markup that may be put into a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertable = string | number | Html | readonly Html[];

/** Template tag for markup: everything put in is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Html {
  return new Html(parts.reduce((text, part, index) => text + markup(values[index - 1] ?? '') + part));
}

function markup(value: Insertable): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(markup).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
