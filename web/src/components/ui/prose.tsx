import Markdown from 'react-markdown';

/** Text that somebody wrote in Markdown; HTML in it is left out. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      <Markdown skipHtml>{text}</Markdown>
    </div>
  );
}
