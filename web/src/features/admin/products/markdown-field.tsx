import { type ComponentProps, useState } from 'react';
import { Button } from '#components/ui/button';
import { Prose } from '#components/ui/prose';
import { TextArea } from '#components/ui/text-area';
import { countLabel } from '#web/lib/format/numbers';
import './markdown-field.css';

/**
 * A Markdown editor with preview.
 *
 * @param text  what is typed
 */
export function MarkdownField({
  label,
  text,
  longest,
  ...props
}: ComponentProps<typeof TextArea> & { text: string; longest: number }) {
  const [isPreview, setPreview] = useState(false);
  const length = `${countLabel(text.length)} of ${countLabel(longest)} characters`;
  return (
    <div className="relative">
      {isPreview ? (
        <div className="text-field" role="group" aria-label={`${label}, preview`}>
          <span className="text-field-label">{label}</span>
          <div className="markdown-preview">
            {text.trim() === '' ? <p className="text-muted">Nothing to show yet.</p> : <Prose text={text} />}
          </div>
        </div>
      ) : (
        <TextArea label={label} hint={`Markdown, ${length}`} {...props} />
      )}
      <Button
        variant="link"
        className="absolute inset-bs-0 inset-e-0 min-block-6 text-sm"
        aria-label={isPreview ? `Write: ${label}` : `Preview: ${label}`}
        onClick={() => setPreview(!isPreview)}
      >
        {isPreview ? 'Write' : 'Preview'}
      </Button>
    </div>
  );
}
