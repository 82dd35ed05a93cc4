import { type ChangeEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { type ExportedRounds, readExportedRounds, type UnreadableExport } from './exported-rounds';
import { RoundRecheck } from './round-recheck';

/** Some thousand rounds; a larger file would block the page. */
const largestFileBytes = 20_000_000;

const unreadable: Record<UnreadableExport, string> = {
  'not-json':
    'This is not a JSON export. Choose the file that you exported as JSON from your history, or paste a complete round.',
  'no-round': 'It contains no finished round. Export your history as JSON with its rounds, and try again.',
};

/** Verifies exported rounds in the browser, without a session or requests. A link may bring the round to verify as its state. */
export default function RoundVerifier() {
  const { state } = useLocation();
  const [source, setSource] = useState<{ text: string; file: string | null }>({
    text: linkedRound(state),
    file: null,
  });
  const [isTooLarge, setTooLarge] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const { text, file } = source;
  const read = text.trim() === '' ? null : readExportedRounds(text);
  const isRead = read !== null && typeof read !== 'string';
  const round = isRead ? (read.rounds.find(({ id }) => id === chosen) ?? read.rounds[0]) : undefined;
  const known = isRead && round ? seedOf(read, round) : '';

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [picked] = currentTarget.files ?? [];
    if (!picked) return;
    setTooLarge(picked.size > largestFileBytes);
    if (picked.size <= largestFileBytes) setSource({ text: await picked.text(), file: picked.name });
  }

  return (
    <Panel title="Verify a round">
      <p>
        Choose the JSON file that you exported from your history, or paste a round. Your browser verifies it.
        Nothing is sent anywhere, and you do not need an account.
      </p>
      <label className="verifier-file grid grid-cols-1 gap-2 font-bold">
        <span>Exported file</span>
        <input type="file" accept="application/json,.json" onChange={(event) => void take(event)} />
      </label>
      <TextArea
        label="Or paste an export"
        rows={4}
        spellCheck={false}
        hint={file === null ? undefined : `Read from ${file}.`}
        value={file === null ? text : ''}
        error={typeof read === 'string' ? unreadable[read] : undefined}
        onChange={({ currentTarget }) => setSource({ text: currentTarget.value, file: null })}
      />
      {isTooLarge && (
        <Notice tone="error">{`This file is larger than ${largestFileBytes / 1_000_000} MB. Export fewer days at a time.`}</Notice>
      )}
      {isRead && read.rounds.length > 1 && (
        <SelectField
          label={`Round to verify (${read.rounds.length} in this export)`}
          value={round?.id ?? ''}
          choices={read.rounds.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {/* The verdict is about this text: another one with the same id is another round to verify. */}
      {round && <RoundRecheck key={JSON.stringify([round, known])} round={round} known={known} />}
    </Panel>
  );
}

/** The round in the state of a link, as text; empty without one. */
function linkedRound(state: unknown): string {
  const { round } = (state ?? {}) as { round?: unknown };
  return round === undefined ? '' : JSON.stringify(round, null, 2);
}

function nameOf({ gameId, at, sequence }: Round): string {
  return `${gameId}, ${at.slice(0, 16).replace('T', ' ')} UTC, transaction ${sequence}`;
}

function seedOf({ seeds }: ExportedRounds, { proof }: Round): string {
  return seeds.find(({ serverSeedHash }) => serverSeedHash === proof.serverSeedHash)?.serverSeed ?? '';
}
