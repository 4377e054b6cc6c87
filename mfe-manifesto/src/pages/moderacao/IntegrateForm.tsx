import { Form, useSending } from '@ia/shared-ui/form';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Spinner } from '@ia/shared-ui/spinner';
import { TextArea } from '@ia/shared-ui/text-area';
import { TextField } from '@ia/shared-ui/text-field';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import {
  loadVersionNames,
  type ModerationAct,
  type NewVersion,
  type VersionName,
} from '../../data/moderation/acts-mutation.ts';
import { staffErrorKind } from '../../data/moderation/staff-error.ts';
import { integrationProblems, MAX_BODY, MAX_NOTE, MAX_SUMMARY } from '../../rules/integration-problems.ts';
import { useFormDraft } from '../../state/form-drafts.ts';
import { FormEnd } from './FormEnd.tsx';
import { failureText } from './failure-text.ts';

const t = moderation.integrate;
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
  /** Id of the suggestion; the unsent draft is stored under it. */
  about?: string;
  /** Resolves to the error text, or null. */
  onAct: (act: ModerationAct) => Promise<string | null>;
  /** @throws StaffError */
  onCreateVersion: (version: NewVersion) => Promise<void>;
  onCancel: () => void;
}

/** Form that links a suggestion to the manifesto version that integrated it: an existing version or a new one. */
export function IntegrateForm({ client, about = '', onAct, onCreateVersion, onCancel }: IntegrateFormProps) {
  const [versions, setVersions] = useState<VersionName[] | null>(null);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [{ chosen: draftChoice, fresh, note }, write, forget] = useFormDraft(`integrate:${about}`, NOTHING);
  const { sending, failure, send } = useSending();
  const isNew = draftChoice === NEW;
  // A version that was undone in the meantime is no longer selectable.
  const chosen = isNew || versions?.some(({ version }) => version === draftChoice) ? draftChoice : null;
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

  /** @returns the error text, or null once the version exists and is selected */
  async function create(version: NewVersion): Promise<string | null> {
    try {
      await onCreateVersion(version);
    } catch (error) {
      if (staffErrorKind(error) !== 'conflict') return failureText(staffErrorKind(error));
      await loadVersions();
      return t.exists;
    }
    // If the integration then fails, the retry must not create the version again.
    setVersions((known) => [version, ...(known ?? [])]);
    write({ chosen: version.version });
    return null;
  }

  /** Prefills a new version with the latest text, because versions differ little. */
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
      actions={<FormEnd submit={t.submit} sending={sending} onCancel={onCancel} />}
    >
      <RadioGroup
        name="version"
        label={t.version}
        options={[
          ...versions.map(({ version, title }) => ({ value: version, label: `${version}: ${title}` })),
          { value: NEW, label: t.newVersion },
        ]}
        value={chosen}
        onValueChange={choose}
      />
      {isNew && (
        <>
          <TextField
            name="number"
            label={t.number}
            hint={t.numberHint}
            value={fresh.version}
            onChange={(event) => write({ fresh: { ...fresh, version: event.target.value.trim() } })}
          />
          <TextField
            name="title"
            label={t.versionTitle}
            value={fresh.title}
            onChange={(event) => write({ fresh: { ...fresh, title: event.target.value } })}
          />
          <TextArea
            name="summary"
            label={t.summary}
            rows={3}
            limit={MAX_SUMMARY}
            value={fresh.summary}
            onChange={(event) => write({ fresh: { ...fresh, summary: event.target.value } })}
          />
          <TextArea
            name="body"
            label={t.body}
            hint={t.bodyHint}
            rows={12}
            limit={MAX_BODY}
            value={fresh.body ?? ''}
            onChange={(event) => write({ fresh: { ...fresh, body: event.target.value } })}
          />
        </>
      )}
      <TextArea
        name="note"
        label={t.note}
        rows={2}
        limit={MAX_NOTE}
        value={note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </Form>
  );
}
