import { Amount } from '#components/ui/amount';
import { Badge, type BadgeTone } from '#components/ui/badge';
import { BrandMark } from '#components/ui/brand-mark';
import { BulletList } from '#components/ui/bullet-list';
import { CoinMark } from '#components/ui/coin-mark';
import {
  AlertIcon,
  ChevronDownIcon,
  CrossIcon,
  HeartIcon,
  PlayIcon,
  SearchIcon,
} from '#components/ui/drawn-icons';
import { HelpLineLinks } from '#components/ui/help-line-links';
import Markdown from '#components/ui/markdown';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { PrizeLine } from '#components/ui/prize-line';
import { Prose } from '#components/ui/prose';
import { Sums } from '#components/ui/sums';
import type { Exhibit } from '../exhibit';
import { longAmount, longWord, longText } from './examples';

const tones: BadgeTone[] = ['neutral', 'secondary', 'success', 'warning', 'error'];
const markdown = '**Bold**, *slanted* and [a link](/).\n\n- one\n- two\n\n1. first\n2. second';

export const words: readonly Exhibit[] = [
  {
    component: 'ui/amount',
    states: [
      { name: 'Gold Coins', show: <Amount coin="gold" value={10_000} /> },
      { name: 'Sweeps Coins', show: <Amount coin="sweeps" value={8_000} /> },
      { name: 'Zero', show: <Amount coin="sweeps" value={0} /> },
      { name: 'Added', show: <Amount coin="sweeps" value={250} signed /> },
      { name: 'Deducted', show: <Amount coin="gold" value={-2_000} signed /> },
      { name: 'Large', show: <Amount coin="gold" value={longAmount} /> },
      { name: 'Large, shortened', show: <Amount coin="gold" value={longAmount} compact /> },
    ],
  },
  {
    component: 'ui/coin-mark',
    states: [
      {
        name: 'Gold, Sweeps',
        show: (
          <div className="workshop-coins flex flex-wrap items-center gap-3 text-2xl">
            <CoinMark coin="gold" />
            <CoinMark coin="sweeps" />
          </div>
        ),
      },
    ],
  },
  {
    component: 'ui/drawn-icons',
    states: [
      {
        name: 'Alert, chevron, cross, heart, play, search',
        show: (
          <div className="flex flex-wrap items-center gap-3">
            <AlertIcon size={24} />
            <ChevronDownIcon size={24} />
            <CrossIcon size={24} />
            <HeartIcon size={24} />
            <PlayIcon size={24} />
            <SearchIcon size={24} />
          </div>
        ),
      },
    ],
  },
  { component: 'ui/brand-mark', states: [{ name: 'Logo', show: <BrandMark className="brand-mark" /> }] },
  {
    component: 'ui/badge',
    ground: 'panel',
    states: tones.map((tone) => ({
      name: tone,
      show: (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={tone}>Sold out</Badge>
          <Badge tone={tone} filled>
            Featured
          </Badge>
        </div>
      ),
    })),
  },
  {
    component: 'ui/panel',
    states: [
      { name: 'With a heading', show: <Panel title="Your prizes">Related content.</Panel> },
      { name: 'Long', show: <Panel title={longText}>{longText}</Panel> },
    ],
  },
  {
    component: 'ui/sums',
    ground: 'panel',
    states: [
      {
        name: 'With a total',
        show: (
          <Sums
            sums={[
              { name: 'Shipping', value: 'Free' },
              { name: 'Ship to', value: longText },
              { name: 'Total', value: <Amount coin="sweeps" value={6_000} />, isTotal: true },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: 'ui/prize-line',
    ground: 'panel',
    states: [
      {
        name: 'One, several, long',
        show: (
          <ul>
            <PrizeLine name="Jade Mug" image={null} quantity={1} price={1_500} />
            <PrizeLine name="Harbour Cap" image={null} quantity={3} price={2_500} />
            <PrizeLine name={longWord} image={null} quantity={99} price={2_500_000} />
          </ul>
        ),
      },
    ],
  },
  {
    component: 'ui/note',
    ground: 'panel',
    states: [
      { name: 'Short', show: <Note>You have no purchases yet.</Note> },
      { name: 'Long', show: <Note className="max-inline-prose">{longText}</Note> },
    ],
  },
  {
    component: 'ui/bullet-list',
    ground: 'panel',
    states: [
      {
        name: 'Short and long',
        show: (
          <BulletList>
            <li>Your orders and their addresses</li>
            <li>{longText}</li>
          </BulletList>
        ),
      },
    ],
  },
  {
    component: 'ui/help-line-links',
    ground: 'panel',
    states: [
      { name: 'Names', show: <HelpLineLinks /> },
      { name: 'Names and numbers', show: <HelpLineLinks hasNumbers /> },
    ],
  },
  {
    component: 'ui/prose',
    ground: 'panel',
    states: [{ name: 'Formatted once loaded', show: <Prose text={markdown} /> }],
  },
  {
    component: 'ui/markdown',
    ground: 'panel',
    states: [{ name: 'Without a maximum width', show: <Markdown text={markdown} /> }],
  },
];
