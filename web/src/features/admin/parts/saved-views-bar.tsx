import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { FormDialog } from '#components/feedback/form-dialog';
import { Button } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';
import { type ViewedList, viewRules } from '#domain/player/admin-views';
import { viewSearch } from './saved-views';
import { useSavedViews } from './use-saved-views';
import { ViewNameForm } from './view-name-form';
import './saved-views-bar.css';

/**
 * The saved views of a list as links, and the button that saves its current filters under a name.
 *
 * @param list   name of the list
 * @param admin  id of the admin
 */
export function SavedViewsBar({ list, admin }: { list: ViewedList; admin: string }) {
  const { views, failure, reload, isPending, show, remove } = useSavedViews(list, admin);
  const [search] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const current = viewSearch(list, search);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!views || (views.length === 0 && current === '')) return null;
  const isTooLong = current.length > viewRules.longestSearch;
  const isSaved = views.some((view) => view.search === current);
  return (
    <div className="saved-views flex flex-wrap gap-x-3 gap-y-2 items-center min-inline-0">
      {views.length > 0 && (
        <Chips label="Saved views">
          {views.map(({ name, search: saved }) => (
            <span key={name} className="inline-flex flex-none items-center">
              <Chip to={`?${saved}`} isChosen={saved === current} preventScrollReset>
                {name}
              </Chip>
              <Button
                variant="quiet"
                icon
                aria-label={`Remove the view ${name}`}
                disabled={isPending}
                onClick={() => remove(name)}
              >
                <X aria-hidden="true" size={16} />
              </Button>
            </span>
          ))}
        </Chips>
      )}
      {current !== '' && !isSaved && (
        <Button variant="quiet" disabled={isPending || isTooLong} onClick={() => setNaming(true)}>
          <BookmarkPlus aria-hidden="true" size={18} />
          {isTooLong ? 'Too many filters to save' : 'Save this view'}
        </Button>
      )}
      <FormDialog open={isNaming} onClose={() => setNaming(false)} title="Save this view">
        <ViewNameForm
          list={list}
          search={current}
          taken={views.map(({ name }) => name)}
          onSaved={(answer) => {
            show(answer);
            setNaming(false);
          }}
        />
      </FormDialog>
    </div>
  );
}
