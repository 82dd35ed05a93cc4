import ReactMarkdown from 'react-markdown';

/** Sets Markdown; HTML in it is left out. */
export default function Markdown({ text }: { text: string }) {
  return <ReactMarkdown skipHtml>{text}</ReactMarkdown>;
}
