/** Characters that fit in two lines on the narrowest phones: in the usual size, and in a smaller one. */
const longestUsual = 56;
const longestSmall = 72;

/** The text of the message under a table. */
export function MessageLine({ text }: { text: string }) {
  return (
    <span className="play-message-line" data-long={lengthOf(text)}>
      {text}
    </span>
  );
}

/** Which size the stylesheet gives to a text; undefined for the usual one. */
function lengthOf({ length }: string): 'long' | 'longest' | undefined {
  if (length > longestSmall) return 'longest';
  return length > longestUsual ? 'long' : undefined;
}
