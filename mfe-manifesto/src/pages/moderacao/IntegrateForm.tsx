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
import { todayInLisbon } from '../../rules/dates.ts';
import { integrationProblems, MAX_BODY, MAX_NOTE, MAX_SUMMARY } from '../../rules/integration-problems.ts';
import { useFormDraft } from '../../state/form-drafts.ts';
import { FormButtons } from './FormButtons.tsx';
import { failureText } from './failure-text.ts';

const t = moderation.integrate;
/** Radio value of the option that creates a version. */
const NEW_VERSION = 'nova';

interface IntegrationDraft {
  /** Number of the selected version, or NEW_VERSION. */
  chosen: string | null;
  newVersion: NewVersion;
  note: string;
}
const EMPTY_DRAFT: IntegrationDraft = {
  chosen: null,
  newVersion: { version: '', title: '', summary: '', body: '', answers_until: '' },
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
  const [{ chosen: draftChoice, newVersion, note }, write, forget] = useFormDraft(
    `integrate:${about}`,
    EMPTY_DRAFT,
  );
  const { sending, failure, send } = useSending();
  const isNew = draftChoice === NEW_VERSION;
  // A version that was undone in the meantime is no longer selectable.
  const chosen = isNew || versions?.some(({ version }) => version === draftChoice) ? draftChoice : null;
  const problems = integrationProblems(
    { existingVersion: isNew ? null : chosen, newVersion: isNew ? newVersion : null, note },
    todayInLisbon(),
  );

  const loadVersions = useCallback(
    () =>
      loadVersionNames(client).then(setVersions, () => {
        setVersions((loaded) => loaded ?? []);
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
    setVersions((loaded) => [version, ...(loaded ?? [])]);
    write({ chosen: version.version });
    return null;
  }

  /** Selects a version. The text of a new one is prefilled with the latest text, because versions differ little. */
  function choose(version: string) {
    const latestBody = versions?.find(({ body }) => body)?.body;
    const needsBody = version === NEW_VERSION && latestBody && !newVersion.body;
    write({ chosen: version, ...(needsBody && { newVersion: { ...newVersion, body: latestBody } }) });
  }

  function submit() {
    if (!chosen) return;
    const { version, title, summary, body = '', answers_until } = newVersion;
    void send(async () => {
      const creationFailure =
        isNew &&
        (await create({
          version,
          title: title.trim(),
          summary: summary.trim(),
          body: body.trim(),
          answers_until,
        }));
      if (creationFailure) return creationFailure;
      const actFailure = await onAct({
        kind: 'integrate',
        version: isNew ? version : chosen,
        note: note.trim(),
      });
      if (!actFailure) forget();
      return actFailure;
    });
  }

  if (!versions) return <Spinner />;
  return (
    <Form
      problems={problems}
      onSubmit={submit}
      failure={failure ?? loadFailure}
      actions={<FormButtons submit={t.submit} sending={sending} onCancel={onCancel} />}
    >
      <RadioGroup
        name="version"
        label={t.version}
        options={[
          ...versions.map(({ version, title }) => ({ value: version, label: `${version}: ${title}` })),
          { value: NEW_VERSION, label: t.newVersion },
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
            value={newVersion.version}
            onChange={(event) => write({ newVersion: { ...newVersion, version: event.target.value.trim() } })}
          />
          <TextField
            name="title"
            label={t.versionTitle}
            value={newVersion.title}
            onChange={(event) => write({ newVersion: { ...newVersion, title: event.target.value } })}
          />
          <TextArea
            name="summary"
            label={t.summary}
            rows={3}
            limit={MAX_SUMMARY}
            value={newVersion.summary}
            onChange={(event) => write({ newVersion: { ...newVersion, summary: event.target.value } })}
          />
          <TextArea
            name="body"
            label={t.body}
            hint={t.bodyHint}
            rows={12}
            limit={MAX_BODY}
            value={newVersion.body ?? ''}
            onChange={(event) => write({ newVersion: { ...newVersion, body: event.target.value } })}
          />
          <TextField
            name="answers_until"
            type="date"
            label={t.answersUntil}
            hint={t.answersUntilHint}
            min={todayInLisbon()}
            value={newVersion.answers_until ?? ''}
            onChange={(event) => write({ newVersion: { ...newVersion, answers_until: event.target.value } })}
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
