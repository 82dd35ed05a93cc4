import { Package, RotateCw, Scale } from 'lucide-react';
import { Button, type ButtonVariant } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';
import { CopyButton } from '#components/ui/copy-button';
import { Row } from '#components/ui/row';
import { SectionNav } from '#components/ui/section-nav';
import { SoundSwitch } from '#components/ui/sound-switch';
import { Tabs } from '#components/ui/tabs';
import { TextField } from '#components/ui/text-field';
import { ThemeSwitch } from '#components/ui/theme-switch';
import { paths } from '#web/lib/paths';
import type { Exhibit } from '../exhibit';
import { longText } from './examples';

const variants: ButtonVariant[] = ['filled', 'primary', 'danger', 'outline', 'quiet', 'link'];

export const presses: readonly Exhibit[] = [
  {
    component: 'ui/button',
    states: [
      ...variants.map((variant) => ({
        name: variant,
        show: (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>Add to cart</Button>
            <Button variant={variant} pending>
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ),
      })),
      {
        name: 'Large',
        show: (
          <Button variant="primary" large>
            Redeem
          </Button>
        ),
      },
      {
        name: 'Icon only',
        show: (
          <Button variant="outline" icon aria-label="Try again">
            <RotateCw aria-hidden="true" size={18} />
          </Button>
        ),
      },
      { name: 'Long', show: <Button variant="primary">{longText}</Button> },
    ],
  },
  {
    component: 'ui/copy-button',
    states: [
      { name: 'With a label', show: <CopyButton text="K7QMX2PA" label="Copy code" variant="primary" /> },
      { name: 'Named for screen readers', show: <CopyButton text="K7QMX2PA" name="the code" /> },
      { name: 'Icon only', show: <CopyButton text="K7QMX2PA" variant="quiet" icon /> },
    ],
  },
  {
    component: 'ui/section-nav',
    states: [
      {
        name: 'One current, one with a count, one long',
        show: (
          <SectionNav
            label="Sections of the workshop"
            className="flex flex-wrap items-center gap-3"
            sections={[
              { to: '', name: 'Open', Icon: Package },
              { to: paths.staticPage('Fairness'), name: 'Fairness', Icon: Scale },
              { to: paths.orders, name: longText, Icon: Package },
            ]}
            after={({ to }) => to === paths.orders && <span>7</span>}
          />
        ),
      },
    ],
  },
  {
    component: 'ui/chips',
    states: [
      {
        name: 'With counts, more than fit',
        show: (
          <Chips label="Prizes by category">
            {['All', 'Coins', 'Gift cards', 'Merchandise', 'Trips', 'Experiences'].map((name, index) => (
              <Chip key={name} to="" preventScrollReset isChosen={index === 1} count={index * 7}>
                {name}
              </Chip>
            ))}
          </Chips>
        ),
      },
    ],
  },
  {
    component: 'ui/tabs',
    ground: 'panel',
    states: [
      {
        name: 'Move with the arrow keys, Home, and End',
        show: (
          <Tabs
            label="About the game"
            tabs={[
              { id: 'pays', label: 'Payouts', content: 'What each line pays.' },
              { id: 'rules', label: 'Rules', content: longText },
              { id: 'odds', label: 'Odds', content: 'How likely each payout is.' },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: 'ui/row',
    ground: 'panel',
    states: [
      {
        name: 'A field and buttons',
        show: (
          <Row>
            <TextField label="Name" name="row-name" />
            <Button variant="primary">Save</Button>
            <Button variant="quiet">Cancel</Button>
          </Row>
        ),
      },
    ],
  },
  { component: 'ui/theme-switch', states: [{ name: 'For the whole page', show: <ThemeSwitch /> }] },
  {
    component: 'ui/sound-switch',
    ground: 'panel',
    states: [{ name: 'For this device', show: <SoundSwitch /> }],
  },
];
