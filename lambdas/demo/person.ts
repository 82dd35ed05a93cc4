import * as z from 'zod';

/** A made-up player, in the format of `content/seed/demo-players.json`. */
export const demoPerson = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  state: z.string().length(2),
  postalCode: z.string().min(5),
  timeZone: z.string().min(1),
});

/** A user of the history. A stage gives each their own id, so this one only stands in for it. */
export interface DemoUser {
  readonly id: string;
  readonly email: string;
}

/** A made-up player with the user that the history plays as. */
export interface DemoPlayer extends DemoUser, z.infer<typeof demoPerson> {
  /** Shown on the pages of admins and beside wins. */
  readonly displayName: string;
}

/** Accounts of `content/seed/accounts.json` that act in the history; the stage opens their wallets. */
export const demoStaff = {
  admin: { id: placeholder(901), email: 'admin@jade.test' },
  superadmin: { id: placeholder(902), email: 'superadmin@jade.test' },
  affiliate: { id: placeholder(903), email: 'affiliate@jade.test' },
} as const satisfies Record<string, DemoUser>;

/** The admins of the history as they send requests. */
export const demoAdmin = { ...demoStaff.admin, group: 'ADMINS' } as const;
export const demoSuperadmin = { ...demoStaff.superadmin, group: 'SUPERADMINS' } as const;

/** Turns made-up people into players whose name and address say that they are for demonstration. */
export function demoPlayersOf(people: readonly z.infer<typeof demoPerson>[]): DemoPlayer[] {
  return people.map((person, index) => {
    const [first = '', last = ''] = person.name.split(' ');
    return {
      ...person,
      id: placeholder(index + 1),
      email: `demo-${first}.${last}@jade.test`.toLowerCase(),
      displayName: `Demo ${first} ${last.charAt(0)}`,
    };
  });
}

function placeholder(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
