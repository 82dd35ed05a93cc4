import { Coffee, DoorClosed, Gauge, Hourglass, LogIn, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { breakDays, exclusionMonths } from '#domain/play-limits/time-out';
import { paths } from '#web/lib/paths';

/** Return address of the sign-in. */
const toolsPath = `${paths.staticPage('ResponsibleGaming')}#the-tools`;

const tools = [
  {
    Icon: Gauge,
    name: 'Limits',
    text: 'Set the most you can spend, stake, lose or play per day, week and month. A stricter limit applies right away.',
  },
  {
    Icon: Hourglass,
    name: 'Reality check',
    text: 'The game pauses at an interval you choose and shows how long you have played, what you staked and what it paid.',
  },
  {
    Icon: ReceiptText,
    name: 'Cost of play',
    text: 'Everything you spent and redeemed, in dollars, by day, by month and for all time.',
  },
  {
    Icon: Coffee,
    name: 'Break',
    text: `From ${Math.min(...breakDays)} to ${Math.max(...breakDays)} days without play, purchases or promotional emails. It ends on its own, and no one can end it early.`,
  },
  {
    Icon: DoorClosed,
    name: 'Self-exclusion',
    text: `From ${exclusionMonths[0]} months to permanent. We ask you twice, because neither you nor we can undo it.`,
  },
];

/** Descriptions of the tools for visitors, with a sign-in link that leads back here. */
export function ToolCards() {
  return (
    <div className="for-strangers grid grid-cols-1 gap-5">
      <ul className="tools-cards">
        {tools.map(({ Icon, name, text }) => (
          <li
            key={name}
            className="panel grid content-start justify-items-start gap-2 rounded-lg p-5 border-line"
          >
            <Icon className="text-primary" aria-hidden="true" size={24} />
            <h3 className="text-lg">{name}</h3>
            <Note>{text}</Note>
          </li>
        ))}
        <li className="tools-way grid content-center justify-items-start gap-4 rounded-lg p-5">
          <Note>
            We apply these tools to every round and purchase, so they belong to an account. Sign in to see
            yours here.
          </Note>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.login({ next: toolsPath })}>
            <LogIn aria-hidden="true" size={18} />
            Sign in to use them
          </Link>
        </li>
      </ul>
    </div>
  );
}
