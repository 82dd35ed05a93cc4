import { Coffee, DoorClosed, Gauge, Hourglass, LogIn, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';

/** Return address of the sign-in. */
const toolsPath = `${paths.staticPage('ResponsibleGaming')}#the-tools`;

const tools = [
  {
    Icon: Gauge,
    name: 'Limits',
    text: 'A most for purchases, stakes, losses and time, by day, week and month. A stricter one holds at once.',
  },
  {
    Icon: Hourglass,
    name: 'Reality check',
    text: 'The game stops after a time that you choose and says what you staked, what it paid and how long you have been here.',
  },
  {
    Icon: ReceiptText,
    name: 'What it has cost',
    text: 'All that you spent and all that you redeemed, by day, by month and since the beginning, in dollars.',
  },
  {
    Icon: Coffee,
    name: 'A break',
    text: 'From a day to a month without play, purchases and mail about either. It ends by itself and by nobody before.',
  },
  {
    Icon: DoorClosed,
    name: 'Self-exclusion',
    text: 'Half a year, years or for good. Asked for twice, since neither you nor we can take it back.',
  },
];

/** Descriptions of the tools for visitors, with a sign-in link that leads back here. */
export function ToolCards() {
  return (
    <div className="tools-told for-strangers">
      <ul className="tools-cards">
        {tools.map(({ Icon, name, text }) => (
          <li key={name} className="tools-card surface">
            <Icon className="tools-icon" aria-hidden="true" size={24} />
            <h3 className="tools-name">{name}</h3>
            <p className="tools-text">{text}</p>
          </li>
        ))}
        <li className="tools-card tools-way">
          <p className="tools-text">
            The house holds you to them with every round and purchase, so they belong to an account. Yours
            stand in this place once you are signed in.
          </p>
          <Link className={buttonClass({ look: 'primary' })} to={paths.login({ next: toolsPath })}>
            <LogIn aria-hidden="true" size={18} />
            Sign in to use them
          </Link>
        </li>
      </ul>
    </div>
  );
}
