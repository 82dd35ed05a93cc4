import { PackageSearch } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { LoadedPart } from '#components/feedback/loaded-part';
import { PartFailure } from '#components/feedback/part-failure';
import { ReceiverFailure } from '#components/feedback/receiver-failure';
import { ShowMore } from '#components/feedback/show-more';
import { HarbourQuay } from '#components/harbour/harbour-quay';
import { HarbourScene } from '#components/harbour/harbour-scene';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Skeleton } from '#components/ui/skeleton';
import { StoredPicture } from '#components/ui/stored-picture';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import type { Exhibit } from '../exhibit';
import { longText } from './examples';

const refusal = new ApiRefusal({ status: 409, code: 'cart/only-some-left', message: 'Only 2 left.' });
const unverified = new ApiRefusal({ status: 409, code: 'identity/needed', message: 'No identity.' });
const list = { next: 'there', isPending: false, failure: null, loadMore: () => undefined };

const loadNever = () => new Promise<string>(() => undefined);
const failToLoad = () => Promise.reject<string>(refusal);
const loadText = () => Promise.resolve(longText);

function pictureOf(imageKey: string | null) {
  return (
    <div className="max-inline-64">
      <StoredPicture imageKey={imageKey} />
    </div>
  );
}

export const feedback: readonly Exhibit[] = [
  {
    component: 'ui/notice',
    states: [
      { name: 'Error', show: <Notice tone="error">We could not save this. Try again.</Notice> },
      { name: 'Info', show: <Notice tone="info">{longText}</Notice> },
      { name: 'Success', show: <Notice tone="success">Your address is confirmed.</Notice> },
    ],
  },
  {
    component: 'feedback/failure-notice',
    states: [
      { name: 'A refusal', show: <FailureNotice failure={refusal} /> },
      {
        name: 'Any other error, with a retry',
        show: <FailureNotice failure={new Error('unknown')} onRetry={() => undefined} />,
      },
    ],
  },
  {
    component: 'feedback/loaded-part',
    states: [
      {
        name: 'Loading',
        show: (
          <LoadedPart load={loadNever} fallback={<Skeleton className="block-12" />}>
            {String}
          </LoadedPart>
        ),
      },
      {
        name: 'Failed',
        show: (
          <LoadedPart load={failToLoad} fallback={null}>
            {String}
          </LoadedPart>
        ),
      },
      {
        name: 'Loaded',
        show: (
          <LoadedPart load={loadText} fallback={null}>
            {(text) => <p>{text}</p>}
          </LoadedPart>
        ),
      },
    ],
  },
  {
    component: 'feedback/part-failure',
    states: [
      { name: 'The first', show: <PartFailure isRepeated={false} onRetry={() => undefined} /> },
      { name: 'Another', show: <PartFailure isRepeated onRetry={() => undefined} /> },
    ],
  },
  {
    component: 'feedback/receiver-failure',
    states: [
      { name: 'A refusal of the player', show: <ReceiverFailure failure={unverified} /> },
      { name: 'Another refusal', show: <ReceiverFailure failure={refusal} /> },
    ],
  },
  {
    component: 'feedback/show-more',
    states: [
      { name: 'More available', show: <ShowMore of={list} /> },
      { name: 'Loading', show: <ShowMore of={{ ...list, isPending: true }}>Show older</ShowMore> },
      { name: 'Failed', show: <ShowMore of={{ ...list, failure: refusal }} /> },
    ],
  },
  {
    component: 'feedback/empty-state',
    states: [
      {
        name: 'With an action',
        show: (
          <EmptyState Icon={PackageSearch} action={<Button variant="outline">Show all prizes</Button>}>
            No prizes match these filters.
          </EmptyState>
        ),
      },
      { name: 'Long', show: <EmptyState Icon={PackageSearch}>{longText}</EmptyState> },
    ],
  },
  {
    component: 'ui/skeleton',
    states: [
      { name: 'A line', show: <Skeleton className="h-4 w-44" /> },
      { name: 'A block', show: <Skeleton className="h-24" /> },
    ],
  },
  {
    component: 'ui/stored-picture',
    states: [
      { name: 'A picture', show: pictureOf('media/products/jade-mug.svg') },
      { name: 'No picture', show: pictureOf(null) },
    ],
  },
  {
    component: 'harbour/harbour-scene',
    states: [
      {
        name: 'Fills its box',
        show: (
          <div className="relative block-64">
            <HarbourScene />
          </div>
        ),
      },
    ],
  },
  {
    component: 'harbour/harbour-quay',
    states: [
      {
        name: 'Fills its box',
        show: (
          <div className="relative block-64">
            <HarbourQuay />
          </div>
        ),
      },
    ],
  },
];
