import { Search } from 'lucide-react';
import { AddressFields } from '#components/ui/address-fields';
import { BirthdayField } from '#components/ui/birthday-field';
import { CheckField } from '#components/ui/check-field';
import { CheckedTextField } from '#components/ui/checked-text-field';
import { DateRangeBar } from '#components/ui/date-range-bar';
import { Field } from '#components/ui/field';
import { FilterBar } from '#components/ui/filter-bar';
import { FilterForm } from '#components/ui/filter-form';
import { SelectField } from '#components/ui/select-field';
import { Stepper } from '#components/ui/stepper';
import { SwitchField } from '#components/ui/switch-field';
import { TextArea } from '#components/ui/text-area';
import { TextField } from '#components/ui/text-field';
import type { Exhibit } from '../exhibit';
import { Stateful } from '../stateful';
import { longText } from './examples';

const choices = [
  { value: 'merch', label: 'Merchandise' },
  { value: 'trips', label: longText },
];

const invalid: Readonly<Record<string, string>> = {
  state: 'Enter two capital letters, such as TX.',
};

export const fields: readonly Exhibit[] = [
  {
    component: 'ui/field',
    ground: 'panel',
    states: [
      {
        name: 'Around any control',
        show: (
          <Field label="Volume" hint="The hint and the error are linked to the control.">
            {(control) => <input type="range" {...control} />}
          </Field>
        ),
      },
    ],
  },
  {
    component: 'ui/filter-bar',
    ground: 'panel',
    states: [
      {
        name: 'Without filters, with a hint',
        show: (
          <FilterBar
            label="Prizes"
            hint="Enter the start of a name."
            fields={[{ name: 'prize', label: 'Find a prize', type: 'search', placeholder: 'Jade Mug' }]}
            filters={{ prize: '' }}
            submit="Find"
          />
        ),
      },
      {
        name: 'With filters to clear',
        show: (
          <FilterBar
            label="Orders"
            isClearable
            fields={[
              { name: 'contact', label: 'Contact' },
              { name: 'category', label: 'Category', choices },
            ]}
            filters={{ contact: longText, category: 'trips' }}
          />
        ),
      },
      {
        name: 'Choices alone apply at once',
        show: (
          <FilterBar
            label="Categories"
            fields={[{ name: 'category', label: 'Category', choices }]}
            filters={{ category: 'merch' }}
          />
        ),
      },
    ],
  },
  {
    component: 'ui/filter-form',
    ground: 'panel',
    states: [
      {
        name: 'Applied while it is typed',
        show: (
          <Stateful initial={{ name: 'Mug', category: 'merch' }}>
            {(typed, type) => (
              <FilterForm
                label="Products"
                fields={[
                  { name: 'name', label: 'Name', type: 'search' },
                  { name: 'category', label: 'Category', choices },
                ]}
                submit={null}
                draft={{ typed, fault: null, type, apply: type }}
              />
            )}
          </Stateful>
        ),
      },
      {
        name: 'With a fault',
        show: (
          <Stateful initial={{ name: 'M' }}>
            {(typed, type) => (
              <FilterForm
                label="Players"
                fields={[{ name: 'name', label: 'Name', minLength: 2 }]}
                draft={{ typed, fault: 'Name: enter at least 2 characters.', type, apply: type }}
              />
            )}
          </Stateful>
        ),
      },
    ],
  },
  {
    component: 'ui/date-range-bar',
    ground: 'panel',
    states: [
      {
        name: 'A period of its choices',
        show: (
          <DateRangeBar
            range={{ from: '2026-11-20', to: '2026-11-26' }}
            now={new Date('2026-11-26T12:00:00Z')}
          />
        ),
      },
      {
        name: 'Days of its own',
        show: (
          <DateRangeBar
            range={{ from: '2026-01-05', to: '2026-01-06' }}
            now={new Date('2026-11-26T12:00:00Z')}
          />
        ),
      },
    ],
  },
  {
    component: 'ui/address-fields',
    ground: 'panel',
    states: [
      { name: 'Empty', show: <AddressFields legend="Where should we send it?" field={() => ({})} /> },
      {
        name: 'Invalid, with a hidden legend',
        show: (
          <AddressFields
            legend="Your postal address"
            isExplained={false}
            secondLine={longText}
            field={(name) => ({ error: name === 'postalCode' ? longText : invalid[name] })}
          />
        ),
      },
    ],
  },
  {
    component: 'ui/birthday-field',
    ground: 'panel',
    states: [
      { name: 'Empty', show: <BirthdayField today="2026-11-21" /> },
      {
        name: 'Invalid',
        show: <BirthdayField today="2026-11-21" error="Enter your date of birth." />,
      },
    ],
  },
  {
    component: 'ui/text-field',
    ground: 'panel',
    states: [
      { name: 'Empty', show: <TextField label="City" /> },
      { name: 'With a hint', show: <TextField label="Street" hint="No PO boxes." /> },
      {
        name: 'Filled, with an icon',
        show: <TextField label="Search" defaultValue="Mug" end={<Search aria-hidden="true" size={18} />} />,
      },
      {
        name: 'Invalid',
        show: (
          <TextField label="ZIP code" defaultValue="9021" error="Enter five digits, or nine with a hyphen." />
        ),
      },
      {
        name: 'Disabled',
        show: <TextField label="Email address" defaultValue="player@jade.test" disabled />,
      },
      { name: 'Long', show: <TextField label={longText} defaultValue={longText} hint={longText} /> },
    ],
  },
  {
    component: 'ui/checked-text-field',
    ground: 'panel',
    states: [
      { name: 'Empty', show: <CheckedTextField label="Email address" type="email" required /> },
      { name: 'Disabled', show: <CheckedTextField label="Email address" disabled /> },
    ],
  },
  {
    component: 'ui/text-area',
    ground: 'panel',
    states: [
      { name: 'Empty', show: <TextArea label="Description" hint="Markdown is supported." /> },
      { name: 'Invalid', show: <TextArea label="Terms" error="Use up to 4,000 characters." /> },
      { name: 'Disabled', show: <TextArea label="Notes" defaultValue={longText} disabled /> },
    ],
  },
  {
    component: 'ui/select-field',
    ground: 'panel',
    states: [
      { name: 'Chosen', show: <SelectField label="Category" choices={choices} /> },
      { name: 'Long', show: <SelectField label="Category" choices={choices} defaultValue="trips" /> },
      {
        name: 'Invalid',
        show: <SelectField label="State" choices={choices} error="We cannot send prizes to that state." />,
      },
      { name: 'Disabled', show: <SelectField label="Category" choices={choices} disabled /> },
    ],
  },
  {
    component: 'ui/check-field',
    ground: 'panel',
    states: [
      { name: 'Off', show: <CheckField>I am 21 or older.</CheckField> },
      { name: 'On', show: <CheckField defaultChecked>I am 21 or older.</CheckField> },
      { name: 'Disabled', show: <CheckField disabled>I am 21 or older.</CheckField> },
      {
        name: 'Invalid',
        show: <CheckField error="Check this box to continue.">I am 21 or older.</CheckField>,
      },
      { name: 'Long', show: <CheckField>{longText}</CheckField> },
    ],
  },
  {
    component: 'ui/switch-field',
    ground: 'panel',
    states: [
      { name: 'Off', show: <SwitchField label="Active" /> },
      {
        name: 'On, with a hint',
        show: <SwitchField label="Active" hint="Visible to players." defaultChecked />,
      },
      { name: 'Busy', show: <SwitchField label="Active" checked pending /> },
      { name: 'Disabled', show: <SwitchField label="Active" disabled /> },
    ],
  },
  {
    component: 'ui/stepper',
    states: [
      {
        name: 'Between its limits',
        show: (
          <Stateful initial={2}>
            {(value, change) => (
              <Stepper name="Harbour Cap" value={value} least={1} most={99} onChange={change} />
            )}
          </Stateful>
        ),
      },
      {
        name: 'At both limits',
        show: <Stepper name="Jade Mug" value={1} least={1} most={1} onChange={() => undefined} />,
      },
    ],
  },
];
