import { useEntryState, useRoute, useShell } from '@ia/federation';
import type { PartKind } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { Heading, Lead } from '@ia/shared-ui/text';
import { TextArea } from '@ia/shared-ui/text-area';
import { TextField } from '@ia/shared-ui/text-field';
import { Fragment } from 'react';
import { ownTexts } from '../../../content/own.ts';
import { partNames } from '../../../content/texts.ts';
import { LONGEST, MOST_RECIPES, type OwnContent } from '../../../rules/own-recipe.ts';
import { createAddress } from '../../../rules/place.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Panel } from '../create/CreateStep.styles.ts';
import { besideItsWords, Words } from './OwnEditor.styles.ts';
import { saidSaved } from './said-saved.ts';

interface OwnEditorProps {
  start: OwnContent;
  /** Id of the recipe that is changed; without it, it becomes a new one. */
  edit?: string | undefined;
  /** Where it leads without keeping anything. */
  back: string;
}

/** In the order in which a prompt says them. */
const KINDS: readonly PartKind[] = ['role', 'context', 'task', 'format', 'limits'];

const isContent = (stored: unknown): stored is OwnContent => {
  const { title, parts } = (stored ?? {}) as Partial<OwnContent>;
  return typeof title === 'string' && KINDS.every((kind) => typeof parts?.[kind] === 'string');
};

/** Writes a recipe, part by part. What is typed stays with the history entry until it is kept. */
export function OwnEditor({ start, edit, back }: OwnEditorProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { full, keep } = useOwnRecipes();
  const [typed, setTyped] = useEntryState('receita', (stored) => (isContent(stored) ? stored : null));
  const { title, parts } = typed ?? start;
  const setPart = (kind: PartKind, text: string) => setTyped({ title, parts: { ...parts, [kind]: text } });

  const problems: Record<string, string | undefined> = {
    titulo:
      title.trim() === ''
        ? ownTexts.nameEmpty
        : title.length > LONGEST.title
          ? ownTexts.tooLong(LONGEST.title)
          : undefined,
  };
  for (const kind of KINDS) {
    if (parts[kind].length > LONGEST.part) problems[kind] = ownTexts.tooLong(LONGEST.part);
  }
  if (parts.task.trim() === '') problems.task = ownTexts.taskEmpty;

  const save = () => {
    const trimmed = Object.fromEntries(
      KINDS.map((kind) => [kind, parts[kind].trim()]),
    ) as OwnContent['parts'];
    const id = keep({ title: title.trim(), parts: trimmed }, edit);
    shell.announce(saidSaved(title.trim()));
    shell.navigate(createAddress(path, id), { stay: true, replace: true });
  };
  const shut = full && edit === undefined;

  return (
    <Panel css={besideItsWords}>
      <Words>
        <Azulejo motif="quill" size={88} />
        <Heading level={2}>{edit ? ownTexts.editTitle : ownTexts.newTitle}</Heading>
        <Lead>{ownTexts.intro}</Lead>
        <p>{ownTexts.blanks}</p>
        {shut && <Alert kind="warning">{ownTexts.full(MOST_RECIPES)}</Alert>}
      </Words>
      <Form
        problems={problems}
        onSubmit={() => !shut && save()}
        actions={
          <>
            <Button type="submit" aria-disabled={shut}>
              {ownTexts.save}
            </Button>
            <Button variant="secondary" onClick={() => shell.navigate(back, { stay: true })}>
              {ownTexts.cancel}
            </Button>
          </>
        }
      >
        <TextField
          name="titulo"
          label={ownTexts.name}
          value={title}
          onChange={({ target }) => setTyped({ title: target.value, parts })}
        />
        {KINDS.map((kind) => (
          <Fragment key={kind}>
            <TextArea
              id={`receita-${kind}`}
              name={kind}
              rows={3}
              label={partNames[kind].name}
              hint={partNames[kind].why}
              optional={kind !== 'task'}
              limit={LONGEST.part}
              value={parts[kind]}
              onChange={({ target }) => setPart(kind, target.value)}
            />
            <PersonalDataCheck
              field={`receita-${kind}`}
              value={parts[kind]}
              onValueChange={(text) => setPart(kind, text)}
            />
          </Fragment>
        ))}
      </Form>
    </Panel>
  );
}
