import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Spinner } from '@ia/shared-ui/spinner';
import { TextArea } from '@ia/shared-ui/text-area';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type FormEvent, useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { type Act, createVersion, loadVersionNames } from '../../data/moderation/acts-mutation.ts';
import { kindOf } from './use-queue.ts';

const words = moderation.integrate;
const NEW = 'nova';
const VERSION = /^[0-9]+(\.[0-9]+){0,2}$/;

interface IntegrateFormProps {
  client: SupabaseClient;
  onAct: (act: Act) => void;
  onCancel: () => void;
}

/** Which version of the manifesto took the suggestion in: one that exists, or a new one. */
export function IntegrateForm({ client, onAct, onCancel }: IntegrateFormProps) {
  const [versions, setVersions] = useState<{ version: string; title: string }[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fresh, setFresh] = useState({ version: '', title: '', summary: '' });
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isNew = chosen === NEW;
  const numberProblem = VERSION.test(fresh.version) ? null : words.numberWrong;
  const missing = (text: string) => tried && !text.trim() && words.missing;

  useEffect(() => {
    loadVersionNames(client).then(setVersions, () => {
      setVersions([]);
      setFailure(moderation.queue.failed);
    });
  }, [client]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (!chosen) return document.getElementById('versao')?.focus();
    if (isNew) {
      if (numberProblem || !fresh.title.trim() || !fresh.summary.trim()) {
        return document.getElementById(numberProblem ? 'versao-numero' : 'versao-titulo')?.focus();
      }
      try {
        await createVersion(client, fresh);
      } catch (error) {
        return setFailure(kindOf(error) === 'conflict' ? words.exists : moderation.actions.failed);
      }
    }
    onAct({ kind: 'integrate', version: isNew ? fresh.version : chosen, note: note.trim() });
  }

  if (!versions) return <Spinner />;
  return (
    <form onSubmit={submit} noValidate css={{ display: 'grid', gap: token.space[5] }}>
      <RadioGroup
        id="versao"
        label={words.version}
        options={[
          ...versions.map(({ version, title }) => ({ value: version, label: `${version}: ${title}` })),
          { value: NEW, label: words.newVersion },
        ]}
        value={chosen}
        onValueChange={setChosen}
        error={tried && !chosen && words.missing}
      />
      {isNew && (
        <>
          <TextField
            id="versao-numero"
            label={words.number}
            hint={words.numberHint}
            value={fresh.version}
            error={tried && numberProblem}
            onChange={(event) => setFresh({ ...fresh, version: event.target.value.trim() })}
          />
          <TextField
            id="versao-titulo"
            label={words.versionTitle}
            maxLength={200}
            value={fresh.title}
            error={missing(fresh.title)}
            onChange={(event) => setFresh({ ...fresh, title: event.target.value })}
          />
          <TextArea
            label={words.summary}
            rows={3}
            limit={4000}
            value={fresh.summary}
            error={missing(fresh.summary)}
            onChange={(event) => setFresh({ ...fresh, summary: event.target.value })}
          />
        </>
      )}
      <TextArea
        label={words.note}
        rows={2}
        limit={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        <Button type="submit">{words.submit}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {moderation.reject.cancel}
        </Button>
      </div>
    </form>
  );
}
