/** The course of a round, as the published rules describe it. */
export function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="my-3 grid list-disc gap-2 ps-5">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
