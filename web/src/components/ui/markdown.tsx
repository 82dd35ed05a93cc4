import ReactMarkdown from 'react-markdown';

/** Renders Markdown without any HTML in it. */
export default function Markdown({ text }: { text: string }) {
  return <ReactMarkdown skipHtml>{text}</ReactMarkdown>;
}
