import { Link } from 'react-router';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { TextField } from '#components/ui/text-field';
import { postbackFields } from '#contracts/affiliates/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { paths } from '#web/lib/paths';
import { placeholderMeanings } from './postback-copy';

const postback = z.strictObject(postbackFields);

/**
 * Enters the URL of postbacks.
 *
 * @param isChange  whether there is one already, whose secret ends
 */
export function PostbackForm({
  isChange,
  onSaved,
}: {
  isChange: boolean;
  onSaved: (saved: { url: string; secret: string }) => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: postback,
    defaultValues: { url: '' },
    messages: { url: 'Enter an https URL of a public host, with placeholders from the list.' },
    emptiesWhenDone: true,
    send: (body) => playFabOps.put('/affiliates/postback', { body }),
    onDone: onSaved,
  });

  return (
    <>
      <details>
        <summary className="min-block-target cursor-pointer py-2 font-bold">
          Placeholders and signature
        </summary>
        <dl className="affiliate-placeholders grid gap-2 py-3">
          {placeholderMeanings.map(([placeholder, meaning]) => (
            <div key={placeholder}>
              <dt>
                <code>{placeholder}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Note className="max-inline-prose">
          {'Each request is signed with your secret. The '}
          <Link className="text-link" to={paths.staticPage('AffiliateTerms')}>
            affiliate terms
          </Link>
          {' say how to verify it.'}
        </Note>
      </details>
      <form className="grid gap-3 max-inline-prose" {...form}>
        <TextField
          label={isChange ? 'New postback URL' : 'Postback URL'}
          hint={
            isChange
              ? 'A new URL gets a new signing secret.'
              : 'Such as https://tracker.example/postback?id={event_id}&click={click_id}'
          }
          type="url"
          autoComplete="off"
          {...field('url')}
        />
        <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
          Save URL
        </Button>
        {failure !== null && <FailureNotice failure={failure} />}
      </form>
    </>
  );
}
