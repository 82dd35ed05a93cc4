import { Chip, Chips } from '#components/ui/chips';

const sections = [
  { id: 'free', name: 'Free today' },
  { id: 'packages', name: 'Packages' },
  { id: 'purchases', name: 'Your purchases' },
] as const;

/** Links to the sections of the page. */
export function CoinsWays({ search }: { search: string }) {
  return (
    <Chips label="On this page">
      {sections.map(({ id, name }) => (
        <Chip key={id} to={{ search, hash: id }} isChosen={false}>
          {name}
        </Chip>
      ))}
    </Chips>
  );
}
