import { helpLines } from '#domain/operator/help-lines';

/** The help lines as links that dial, in a sentence: “one or another”. A name without spaces, a number in letters, does not wrap. */
export function HelpLineLinks({ hasNumbers = false }: { hasNumbers?: boolean }) {
  return helpLines.map(({ name, number, dial }, index) => (
    <span key={dial}>
      {index > 0 && ' or '}
      <a className={name.includes(' ') ? 'whitespace-normal text-link' : 'text-link'} href={dial}>
        {hasNumbers ? `${name}, ` : name}
        {hasNumbers && <span className="whitespace-nowrap">{number}</span>}
      </a>
    </span>
  ));
}
