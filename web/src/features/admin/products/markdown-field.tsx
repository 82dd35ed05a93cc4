import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Prose } from '#components/ui/prose';
import { TextArea } from '#components/ui/text-area';
import { countLabel } from '#web/lib/format/numbers';
import './markdown-field.css';

/** A Markdown editor with preview. */
export function MarkdownField({
  label,
  name,
  value,
  longest,
  error,
  onType,
}: {
  label: string;
  name: string;
  value: string;
  longest: number;
  error: string | undefined;
  onType: (value: string) => void;
}) {
  const [isPreview, setPreview] = useState(false);
  const length = `${countLabel(value.length)} of ${countLabel(longest)} characters`;
  return (
    <div className="relative">
      {isPreview ? (
        <div className="text-field" role="group" aria-label={`${label}, preview`}>
          <span className="text-field-label">{label}</span>
          <div className="markdown-preview">
            {value.trim() === '' ? (
              <p className="text-muted">Nothing to show yet.</p>
            ) : (
              <Prose text={value} />
            )}
          </div>
        </div>
      ) : (
        <TextArea
          label={label}
          name={name}
          value={value}
          error={error}
          hint={`Markdown, ${length}`}
          onChange={(event) => onType(event.target.value)}
        />
      )}
      <Button
        variant="link"
        className="markdown-switch"
        aria-label={isPreview ? `Write: ${label}` : `Preview: ${label}`}
        onClick={() => setPreview(!isPreview)}
      >
        {isPreview ? 'Write' : 'Preview'}
      </Button>
    </div>
  );
}
