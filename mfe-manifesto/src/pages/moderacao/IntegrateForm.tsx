import { Form, useSending } from '@ia/shared-ui/form';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Spinner } from '@ia/shared-ui/spinner';
import { TextArea } from '@ia/shared-ui/text-area';
import { TextField } from '@ia/shared-ui/text-field';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import {
  type Act,
  loadVersionNames,
  type NewVersion,
  type VersionName,
} from '../../data/moderation/acts-mutation.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import { integrationProblems, MAX_BODY, MAX_NOTE, MAX_SUMMARY } from '../../rules/integration-problems.ts';
import { useKeptWords } from '../../state/kept-words.ts';
import { FormEnd } from './FormEnd.tsx';
import { failureWords } from './failure-words.ts';

const words = moderation.integrate;
const NEW = 'nova';

interface Written {
  chosen: string | null;
  fresh: NewVersion;
  note: string;
}
const NOTHING: Written = {
  chosen: null,
  fresh: { version: '', title: '', summary: '', body: '' },
  note: '',
};

interface IntegrateFormProps {
  client: SupabaseClient;
  /** What it is about: what was not sent is kept under it. */
  about?: string;
  /** Resolves to what went wrong, or null. */
  onAct: (act: Act) => Promise<string | null>;
  /** @throws StaffError */
  onCreateVersion: (version: NewVersion) => Promise<void>;
  onCancel: () => void;
}

/** Which version of the manifesto took the suggestion in: one that exists, or a new one. */
export function IntegrateForm({ client, about = '', onAct, onCreateVersion, onCancel }: IntegrateFormProps) {
  const [versions, setVersions] = useState<VersionName[] | null>(null);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [{ chosen: kept, fresh, note }, write, forget] = useKeptWords(`integrate:${about}`, NOTHING);
  const { sending, failure, send } = useSending();
  const isNew = kept === NEW;
  // A version that was taken back meanwhile can be chosen no more.
  const chosen = isNew || versions?.some(({ version }) => version === kept) ? kept : null;
  const problems = integrationProblems({
    chosen: isNew ? null : chosen,
    fresh: isNew ? fresh : null,
    note,
  });

  const loadVersions = useCallback(
    () =>
      loadVersionNames(client).then(setVersions, () => {
        setVersions((known) => known ?? []);
        setLoadFailure(moderation.queue.failed);
      }),
    [client],
  );
  useEffect(() => void loadVersions(), [loadVersions]);

  /** @returns what went wrong, or null once the version exists and is the chosen one */
  async function create(version: NewVersion): Promise<string | null> {
    try {
      await onCreateVersion(version);
    } catch (error) {
      if (kindOf(error) !== 'conflict') return failureWords(kindOf(error));
      await loadVersions();
      return words.exists;
    }
    // Should the integration fail, the next try must not create it again.
    setVersions((known) => [version, ...(known ?? [])]);
    write({ chosen: version.version });
    return null;
  }

  /** A new version begins with the text of the newest one that has any: what changes is little. */
  function choose(version: string) {
    const former = versions?.find(({ body }) => body)?.body;
    const begins = version === NEW && former && !fresh.body;
    write({ chosen: version, ...(begins && { fresh: { ...fresh, body: former } }) });
  }

  function submit() {
    if (!chosen) return;
    const { version, title, summary, body = '' } = fresh;
    void send(async () => {
      const failed =
        isNew && (await create({ version, title: title.trim(), summary: summary.trim(), body: body.trim() }));
      if (failed) return failed;
      const refused = await onAct({
        kind: 'integrate',
        version: isNew ? version : chosen,
        note: note.trim(),
      });
      if (!refused) forget();
      return refused;
    });
  }

  if (!versions) return <Spinner />;
  return (
    <Form
      problems={problems}
      onSubmit={submit}
      failure={failure ?? loadFailure}
      actions={<FormEnd submit={words.submit} sending={sending} onCancel={onCancel} />}
    >
      <RadioGroup
        name="version"
        label={words.version}
        options={[
          ...versions.map(({ version, title }) => ({ value: version, label: `${version}: ${title}` })),
          { value: NEW, label: words.newVersion },
        ]}
        value={chosen}
        onValueChange={choose}
      />
      {isNew && (
        <>
          <TextField
            name="number"
            label={words.number}
            hint={words.numberHint}
            value={fresh.version}
            onChange={(event) => write({ fresh: { ...fresh, version: event.target.value.trim() } })}
          />
          <TextField
            name="title"
            label={words.versionTitle}
            value={fresh.title}
            onChange={(event) => write({ fresh: { ...fresh, title: event.target.value } })}
          />
          <TextArea
            name="summary"
            label={words.summary}
            rows={3}
            limit={MAX_SUMMARY}
            value={fresh.summary}
            onChange={(event) => write({ fresh: { ...fresh, summary: event.target.value } })}
          />
          <TextArea
            name="body"
            label={words.body}
            hint={words.bodyHint}
            rows={12}
            limit={MAX_BODY}
            value={fresh.body ?? ''}
            onChange={(event) => write({ fresh: { ...fresh, body: event.target.value } })}
          />
        </>
      )}
      <TextArea
        name="note"
        label={words.note}
        rows={2}
        limit={MAX_NOTE}
        value={note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </Form>
  );
}
