/** Characters that fit in two lines of the usual size on the narrowest phones. */
const longestUsual = 56;

/** The text of the message under a table. */
export function MessageLine({ text }: { text: string }) {
  return (
    <span className="play-message-line" data-long={text.length > longestUsual}>
      {text}
    </span>
  );
}
