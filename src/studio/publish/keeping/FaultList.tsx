/** What the check of a museum’s files finds: it answers in English. */
export function FaultList({ faults }: { faults: readonly string[] }) {
  return (
    <ul lang="en">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}
