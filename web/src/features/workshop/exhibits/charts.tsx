import BandChart, { type Band } from '#components/charts/band-chart';
import { NumbersTable } from '#components/charts/numbers-table';
import SeriesChart from '#components/charts/series-chart';
import ShareChart from '#components/charts/share-chart';
import { DataTable } from '#components/ui/data-table';
import { countLabel, decimalLabel } from '#web/lib/format/numbers';
import type { Exhibit } from '../exhibit';
import { longWord } from './examples';

const days = ['Nov 19', 'Nov 20', 'Nov 21'];
const series = [
  { name: 'Clicks', color: '--primary', values: [12, 40, 26] },
  { name: 'Sign-ups', color: '--secondary', values: [3, 9, 5] },
];
const parts = [
  { name: 'Slots', value: 62 },
  { name: 'Tables', value: 30 },
  { name: longWord, value: 8 },
];
const bands: readonly Band[] = [
  { name: 'Slots, GC', from: 0.93, to: 0.98, expected: 0.955, observed: 0.961 },
  { name: longWord, from: 0.9, to: 2.4, expected: 0.97, observed: 1.2 },
];
const write = (value: number) => countLabel(value);

/** Charts and their tables. */
export const charts: readonly Exhibit[] = [
  {
    component: 'charts/series-chart',
    ground: 'panel',
    states: [
      {
        name: 'Lines',
        show: (
          <SeriesChart kind="line" names={days} series={series} write={write} label="Visitors as lines" />
        ),
      },
      {
        name: 'Bars',
        show: <SeriesChart kind="bar" names={days} series={series} write={write} label="Visitors as bars" />,
      },
      {
        name: 'Bars with long names',
        show: (
          <SeriesChart
            kind="rows"
            names={[longWord, 'Jade Mug']}
            series={[{ name: 'Ordered', color: '--accent', values: [12, 3] }]}
            write={write}
            label="Quantity ordered"
          />
        ),
      },
    ],
  },
  {
    component: 'charts/band-chart',
    ground: 'panel',
    states: [
      {
        name: 'Bands with expected and observed values',
        show: (
          <BandChart
            bands={bands}
            names={{ band: 'Band', expected: 'Theoretical', observed: 'Observed' }}
            least={0.8}
            most={1.4}
            write={(share) => decimalLabel(share, { least: 2, most: 2 })}
            label="Returns with their bands"
          />
        ),
      },
    ],
  },
  {
    component: 'charts/share-chart',
    ground: 'panel',
    states: [
      {
        name: 'Pie',
        show: <ShareChart kind="pie" parts={parts} write={write} label="Rounds by type as a pie" />,
      },
      {
        name: 'Doughnut',
        show: <ShareChart kind="doughnut" parts={parts} write={write} label="Rounds by type as a doughnut" />,
      },
    ],
  },
  {
    component: 'ui/data-table',
    ground: 'panel',
    states: [
      {
        name: 'Text rows',
        show: (
          <DataTable caption="Admin activity" columns={['Time', 'Action', 'Reason']}>
            <tr>
              <td>{days[0]}</td>
              <th scope="row">Price changed</th>
              <td>{longWord}</td>
            </tr>
            <tr>
              <td>{days[1]}</td>
              <th scope="row">Product created</th>
              <td>–</td>
            </tr>
          </DataTable>
        ),
      },
      {
        name: 'Text rows with a column of numbers',
        show: (
          <DataTable caption="Latest orders" columns={['Order', { name: 'Total', isNumeric: true }]}>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{longWord}</th>
                <td className="data-number">{write(index * 1_234)}</td>
              </tr>
            ))}
          </DataTable>
        ),
      },
      {
        name: 'Numbers, with a visible caption',
        show: (
          <DataTable isCaptionShown variant="figures" caption="Visitors" columns={['Day', 'Clicks']}>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{write(index * 1_234)}</td>
              </tr>
            ))}
          </DataTable>
        ),
      },
    ],
  },
  {
    component: 'charts/numbers-table',
    ground: 'panel',
    states: [
      {
        name: 'Below a chart',
        show: (
          <NumbersTable
            caption="Visitors by day"
            columns={['Day', 'Clicks', 'Sign-ups']}
            rows={days.map((day, index) => [day, ...series.map(({ values }) => write(values[index]!))])}
          />
        ),
      },
    ],
  },
];
