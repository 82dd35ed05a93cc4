import { Note } from '#components/ui/note';

/** Published figures of a game as a table whose first column names its rows. */
export function PublishedTable({
  head,
  rows,
  note,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
}) {
  return (
    <>
      <table className="frame-published my-3 border-collapse tabular inline-full">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Note>{note}</Note>
    </>
  );
}
