import { Button } from '#components/ui/button';
import { CoinFlight } from '#components/ui/coin-flight';
import { Dialog } from '#components/ui/dialog';
import { Popover } from '#components/ui/popover';
import { ToastCard } from '#components/ui/toasts';
import type { Toast } from '#web/lib/toasts';
import type { Exhibit } from '../exhibit';
import { Stateful } from '../stateful';
import { longWords } from './examples';

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
    action: { label: 'To the cart', to: '' },
  },
  { id: -3, tone: 'error', text: longWords },
];

function dialogOf(opener: string, drawer: boolean) {
  return (
    <Stateful initial={false}>
      {(isOpen, setOpen) => (
        <>
          <Button look="outline" onClick={() => setOpen(true)}>
            {opener}
          </Button>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={longWords} drawer={drawer}>
            <p>Escape, the cross and a press outside close it; the focus returns to where it was.</p>
          </Dialog>
        </>
      )}
    </Stateful>
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
                <Button look="outline" onClick={() => setFlights(flights + 1)}>
                  Let coins fly
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
      { name: 'In the middle', show: dialogOf('Open the dialog', false) },
      { name: 'A drawer', show: dialogOf('Open the drawer', true) },
    ],
  },
  {
    component: 'ui/popover',
    states: [
      {
        name: 'Below the bar on top',
        show: (
          <Popover label="Example" trigger="Open the panel">
            {longWords}
          </Popover>
        ),
      },
      {
        name: 'On the bar below',
        show: (
          <Popover up label="Example above" trigger="Open the panel above">
            {longWords}
          </Popover>
        ),
      },
    ],
  },
  {
    component: 'ui/toasts',
    states: toasts.map((toast) => ({ name: toast.tone, show: <ToastCard toast={toast} /> })),
  },
];
