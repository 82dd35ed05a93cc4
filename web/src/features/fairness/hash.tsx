import { CopyButton } from '#components/ui/copy-button';

/** A long hash with a copy button. */
export function Hash({ text }: { text: string }) {
  return (
    <span className="hash flex items-center justify-between gap-1">
      <code className="hash-text">{text}</code>
      <CopyButton text={text} variant="quiet" icon />
    </span>
  );
}
