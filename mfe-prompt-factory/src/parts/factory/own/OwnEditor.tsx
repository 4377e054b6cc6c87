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
import { MAX_LENGTH, MAX_OWN_RECIPES, type OwnContent } from '../../../rules/own-recipe.ts';
import { createAddress } from '../../../rules/wizard-route.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Panel } from '../panel.styles.ts';
import { TextBlock, twoColumns } from './OwnEditor.styles.ts';
import { savedAnnouncement } from './saved-announcement.ts';

interface OwnEditorProps {
  start: OwnContent;
  /** Id of the recipe to edit; omit it to create one. */
  edit?: string | undefined;
  /** URL of the cancel link. */
  back: string;
}

/** Order of the parts in a prompt. */
const KINDS: readonly PartKind[] = ['role', 'context', 'task', 'format', 'limits'];

const isContent = (stored: unknown): stored is OwnContent => {
  const { title, parts } = (stored ?? {}) as Partial<OwnContent>;
  return typeof title === 'string' && KINDS.every((kind) => typeof parts?.[kind] === 'string');
};

/** Form for a recipe, part by part. Unsaved text is stored in the history entry. */
export function OwnEditor({ start, edit, back }: OwnEditorProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { full, saveRecipe } = useOwnRecipes();
  const [typed, setTyped] = useEntryState('receita', (stored) => (isContent(stored) ? stored : null));
  const { title, parts } = typed ?? start;
  const setPart = (kind: PartKind, text: string) => setTyped({ title, parts: { ...parts, [kind]: text } });

  const problems: Record<string, string | undefined> = {
    titulo:
      title.trim() === ''
        ? ownTexts.nameEmpty
        : title.length > MAX_LENGTH.title
          ? ownTexts.tooLong(MAX_LENGTH.title)
          : undefined,
  };
  for (const kind of KINDS) {
    if (parts[kind].length > MAX_LENGTH.part) problems[kind] = ownTexts.tooLong(MAX_LENGTH.part);
  }
  if (parts.task.trim() === '') problems.task = ownTexts.taskEmpty;

  const save = () => {
    const trimmed = Object.fromEntries(
      KINDS.map((kind) => [kind, parts[kind].trim()]),
    ) as OwnContent['parts'];
    const id = saveRecipe({ title: title.trim(), parts: trimmed }, edit);
    shell.announce(savedAnnouncement(title.trim()));
    shell.navigate(createAddress(path, id), { stay: true, replace: true });
  };
  const shut = full && edit === undefined;

  return (
    <Panel css={twoColumns}>
      <TextBlock>
        <Azulejo motif="quill" size={88} />
        <Heading level={2}>{edit ? ownTexts.editTitle : ownTexts.newTitle}</Heading>
        <Lead>{ownTexts.intro}</Lead>
        <p>{ownTexts.blanks}</p>
        {shut && <Alert kind="warning">{ownTexts.full(MAX_OWN_RECIPES)}</Alert>}
      </TextBlock>
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
              limit={MAX_LENGTH.part}
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
