import { BirthdayQuestion } from '#components/feedback/birthday-question';
import { ConfirmDialog } from '#components/feedback/confirm-dialog';
import { ConfirmQuestion } from '#components/feedback/confirm-question';
import { FormDialog } from '#components/feedback/form-dialog';
import { LeaveDialog } from '#components/feedback/leave-dialog';
import { Button } from '#components/ui/button';
import { CoinFlight } from '#components/ui/coin-flight';
import { Dialog } from '#components/ui/dialog';
import { Popover } from '#components/ui/popover';
import { StatusLine } from '#components/ui/status-line';
import { TextField } from '#components/ui/text-field';
import { ToastCard } from '#components/ui/toasts';
import { useUnsaved } from '#web/lib/forms/use-unsaved';
import type { Toast } from '#web/lib/page/toasts';
import type { Exhibit } from '../exhibit';
import { Stateful } from '../stateful';
import { longText } from './examples';

const toasts: Toast[] = [
  {
    id: -1,
    tone: 'info',
    text: 'A new version is available.',
    action: { label: 'Reload', press: () => undefined },
    stays: true,
  },
  {
    id: -2,
    tone: 'success',
    text: 'Jade Mug is in your cart.',
    action: { label: 'View cart', to: '' },
  },
  { id: -3, tone: 'error', text: longText },
];

function dialogOf(opener: string, drawer: boolean) {
  return (
    <Stateful initial={false}>
      {(isOpen, setOpen) => (
        <>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {opener}
          </Button>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={longText} drawer={drawer}>
            <p>Escape, the close button, or a click outside closes it. Focus returns to where it was.</p>
          </Dialog>
        </>
      )}
    </Stateful>
  );
}

function formDialog() {
  return (
    <Stateful initial={false}>
      {(isOpen, setOpen) => (
        <>
          <Button variant="outline" onClick={() => setOpen(true)}>
            Open the form
          </Button>
          <FormDialog open={isOpen} onClose={() => setOpen(false)} title="Save this view">
            <Unsaved />
          </FormDialog>
        </>
      )}
    </Stateful>
  );
}

function Unsaved() {
  useUnsaved(true);
  return <TextField label="Name" defaultValue="Late orders" />;
}

function questionWith(state: { isPending?: boolean; isDisabled?: boolean; failure?: unknown }) {
  return (
    <ConfirmQuestion
      submit="Cancel order"
      keep="Keep order"
      onConfirm={() => undefined}
      onKeep={() => undefined}
      {...state}
    >
      <p>The coins return to the balance right away.</p>
    </ConfirmQuestion>
  );
}

export const overlays: readonly Exhibit[] = [
  {
    component: 'ui/coin-flight',
    states: [
      {
        name: 'To the balance in the header',
        show: (
          <Stateful initial={0}>
            {(flights, setFlights) => (
              <div className="relative justify-self-start">
                <Button variant="outline" onClick={() => setFlights(flights + 1)}>
                  Play the animation
                </Button>
                <CoinFlight key={flights} coin={flights % 2 === 0 ? 'gold' : 'sweeps'} />
              </div>
            )}
          </Stateful>
        ),
      },
    ],
  },
  {
    component: 'ui/dialog',
    states: [
      { name: 'Centered', show: dialogOf('Open the dialog', false) },
      { name: 'A drawer', show: dialogOf('Open the drawer', true) },
    ],
  },
  {
    component: 'feedback/confirm-dialog',
    states: [
      {
        name: 'Open',
        show: (
          <ConfirmDialog
            opener={{ variant: 'outline', children: 'Cancel the order' }}
            title="Cancel this order?"
            submit="Cancel order"
            keep="Keep order"
            act={() => Promise.resolve()}
            onDone={() => undefined}
          >
            <p>{longText}</p>
          </ConfirmDialog>
        ),
      },
    ],
  },
  {
    component: 'feedback/confirm-question',
    states: [
      { name: 'Something final', show: questionWith({}) },
      { name: 'Under way', show: questionWith({ isPending: true }) },
      { name: 'Not yet possible', show: questionWith({ isDisabled: true }) },
      { name: 'Failed', show: questionWith({ failure: new Error('unknown') }) },
    ],
  },
  {
    component: 'feedback/form-dialog',
    states: [{ name: 'With something typed', show: formDialog() }],
  },
  {
    component: 'feedback/leave-dialog',
    states: [
      {
        name: 'Open',
        show: (
          <Stateful initial={false}>
            {(isBlocked, setBlocked) => (
              <>
                <Button variant="outline" onClick={() => setBlocked(true)}>
                  Leave the page
                </Button>
                <LeaveDialog
                  isBlocked={isBlocked}
                  onStay={() => setBlocked(false)}
                  onLeave={() => setBlocked(false)}
                />
              </>
            )}
          </Stateful>
        ),
      },
    ],
  },
  {
    component: 'feedback/birthday-question',
    states: [
      {
        name: 'Open',
        show: (
          <Stateful<string | null> initial={null}>
            {(bornOn, setBornOn) => (
              <>
                <Button variant="outline" onClick={() => setBornOn('2010-05-05')}>
                  Declare the date of birth
                </Button>
                <BirthdayQuestion
                  bornOn={bornOn}
                  onConfirm={() => setBornOn(null)}
                  onClose={() => setBornOn(null)}
                />
              </>
            )}
          </Stateful>
        ),
      },
    ],
  },
  {
    component: 'ui/popover',
    states: [
      {
        name: 'Below the top bar',
        show: (
          <Popover label="Example" trigger="Open the panel">
            {longText}
          </Popover>
        ),
      },
      {
        name: 'Above the bottom bar',
        show: (
          <Popover up label="Example above" trigger="Open the panel above">
            {longText}
          </Popover>
        ),
      },
    ],
  },
  {
    component: 'ui/status-line',
    states: [
      {
        name: 'Offline',
        show: <StatusLine toast={{ id: -4, tone: 'info', text: 'You are offline.', stays: true }} />,
      },
      {
        name: 'Back online',
        show: <StatusLine toast={{ id: -5, tone: 'success', text: 'You are back online.', stays: true }} />,
      },
      {
        name: 'Longer than the line',
        show: <StatusLine toast={{ id: -6, tone: 'info', text: longText, stays: true }} />,
      },
    ],
  },
  {
    component: 'ui/toasts',
    states: toasts.map((toast) => ({ name: toast.tone, show: <ToastCard toast={toast} /> })),
  },
];
